CREATE TABLE "employee_counts" (
	"entity" text NOT NULL,
	"status" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "employee_counts_entity_status_pk" PRIMARY KEY("entity","status")
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint,
	"full_name" text NOT NULL,
	"post" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"start_date" date NOT NULL,
	"salary_cents" bigint NOT NULL,
	"age" smallint NOT NULL,
	"experience_years" smallint NOT NULL,
	"status" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(full_name || chr(31) || post || chr(31) || email || chr(31) || city || chr(31) || age::text || chr(31)
          || lpad(extract(month from start_date)::int::text, 2, '0') || '/' || lpad(extract(day from start_date)::int::text, 2, '0') || '/' || extract(year from start_date)::int::text || chr(31)
          || '$' || (salary_cents / 100)::text || '.' || lpad((salary_cents % 100)::text, 2, '0') || chr(31)
          || '$' || reverse(regexp_replace(reverse((salary_cents / 100)::text), '([0-9]{3})(?=[0-9])', '\1,', 'g')) || '.' || lpad((salary_cents % 100)::text, 2, '0'))) STORED NOT NULL,
	CONSTRAINT "employees_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "saved_views_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employees_by_id" ON "employees" USING btree ("entity","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_name" ON "employees" USING btree ("entity",full_name collate names,"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_post" ON "employees" USING btree ("entity",post collate names,"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_email" ON "employees" USING btree ("entity",email collate names,"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_city" ON "employees" USING btree ("entity",city collate names,"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_start" ON "employees" USING btree ("entity","start_date","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_salary" ON "employees" USING btree ("entity","salary_cents","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_age" ON "employees" USING btree ("entity","age","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_experience" ON "employees" USING btree ("entity","experience_years","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_status" ON "employees" USING btree ("entity","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_by_text" ON "employees" USING gin ("entity",search_text gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "employees_deleted" ON "employees" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "saved_views_of_person" ON "saved_views" USING btree ("entity","person_id","list","id");
--> statement-breakpoint
-- Keeps employee_counts true: one statement, one change per status, always in the same order so that two writers cannot deadlock.
CREATE FUNCTION count_employees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO employee_counts (entity, status, total)
    SELECT entity, status, count(*) FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (entity, status) DO UPDATE SET total = employee_counts.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO employee_counts (entity, status, total)
    SELECT entity, status, -count(*) FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (entity, status) DO UPDATE SET total = employee_counts.total + excluded.total;
  ELSE
    INSERT INTO employee_counts (entity, status, total)
    SELECT entity, status, sum(delta) FROM (
      SELECT entity, status, 1 AS delta FROM new_rows WHERE deleted_at IS NULL
      UNION ALL
      SELECT entity, status, -1 FROM old_rows WHERE deleted_at IS NULL
    ) changes
    GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2
    ON CONFLICT (entity, status) DO UPDATE SET total = employee_counts.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employees_counted_on_insert AFTER INSERT ON employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_employees();
--> statement-breakpoint
CREATE TRIGGER employees_counted_on_update AFTER UPDATE ON employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_employees();
--> statement-breakpoint
CREATE TRIGGER employees_counted_on_delete AFTER DELETE ON employees REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_employees();
