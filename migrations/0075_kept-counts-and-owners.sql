CREATE TABLE "employee_groups" (
	"entity" text NOT NULL,
	"grouped_by" text NOT NULL,
	"value" text NOT NULL,
	"status" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "employee_groups_entity_grouped_by_value_status_pk" PRIMARY KEY("entity","grouped_by","value","status")
);
--> statement-breakpoint
CREATE TABLE "todo_counts" (
	"entity" text NOT NULL,
	"tag" text NOT NULL,
	"is_completed" boolean NOT NULL,
	"is_important" boolean NOT NULL,
	"is_deleted" boolean NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "todo_counts_entity_tag_is_completed_is_important_is_deleted_pk" PRIMARY KEY("entity","tag","is_completed","is_important","is_deleted")
);
--> statement-breakpoint
CREATE INDEX "calendar_events_of_owner" ON "calendar_events" USING btree ("entity","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kanban_tasks_of_assignee" ON "kanban_tasks" USING gin ("entity","assignee_ids") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "people_by_name_and_role" ON "people" USING gin ("entity",fold_text(full_name || ' ' || role) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "todo_tasks_of_assignee" ON "todo_tasks" USING btree ("entity","assignee_id","is_completed") WHERE deleted_at is null;
--> statement-breakpoint
-- Keeps todo_counts true: one statement, one change per kind and tag, always in the same order. The empty tag stands for all to-dos.
CREATE FUNCTION count_todos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO todo_counts (entity, tag, is_completed, is_important, is_deleted, total)
    SELECT entity, tag, is_completed, is_important, deleted_at IS NOT NULL, count(*)
    FROM new_rows, LATERAL (SELECT DISTINCT unnest(array_prepend('', tags)) AS tag) named
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (entity, tag, is_completed, is_important, is_deleted) DO UPDATE SET total = todo_counts.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO todo_counts (entity, tag, is_completed, is_important, is_deleted, total)
    SELECT entity, tag, is_completed, is_important, deleted_at IS NOT NULL, -count(*)
    FROM old_rows, LATERAL (SELECT DISTINCT unnest(array_prepend('', tags)) AS tag) named
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (entity, tag, is_completed, is_important, is_deleted) DO UPDATE SET total = todo_counts.total + excluded.total;
  ELSE
    INSERT INTO todo_counts (entity, tag, is_completed, is_important, is_deleted, total)
    SELECT entity, tag, is_completed, is_important, is_deleted, sum(delta) FROM (
      SELECT entity, tags, is_completed, is_important, deleted_at IS NOT NULL AS is_deleted, 1 AS delta FROM new_rows
      UNION ALL
      SELECT entity, tags, is_completed, is_important, deleted_at IS NOT NULL, -1 FROM old_rows
    ) changes, LATERAL (SELECT DISTINCT unnest(array_prepend('', tags)) AS tag) named
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(delta) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (entity, tag, is_completed, is_important, is_deleted) DO UPDATE SET total = todo_counts.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER todo_tasks_counted_on_insert AFTER INSERT ON todo_tasks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_todos();
--> statement-breakpoint
CREATE TRIGGER todo_tasks_counted_on_update AFTER UPDATE ON todo_tasks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_todos();
--> statement-breakpoint
CREATE TRIGGER todo_tasks_counted_on_delete AFTER DELETE ON todo_tasks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_todos();
--> statement-breakpoint
INSERT INTO todo_counts (entity, tag, is_completed, is_important, is_deleted, total)
SELECT entity, tag, is_completed, is_important, deleted_at IS NOT NULL, count(*)
FROM todo_tasks, LATERAL (SELECT DISTINCT unnest(array_prepend('', tags)) AS tag) named
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- The same for employee_groups, beside employee_counts.
CREATE FUNCTION count_employee_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO employee_groups (entity, grouped_by, value, status, total)
    SELECT entity, grouped_by, value, status, count(*)
    FROM new_rows, LATERAL (VALUES ('post', post), ('city', city)) grouped (grouped_by, value)
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, grouped_by, value, status) DO UPDATE SET total = employee_groups.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO employee_groups (entity, grouped_by, value, status, total)
    SELECT entity, grouped_by, value, status, -count(*)
    FROM old_rows, LATERAL (VALUES ('post', post), ('city', city)) grouped (grouped_by, value)
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, grouped_by, value, status) DO UPDATE SET total = employee_groups.total + excluded.total;
  ELSE
    INSERT INTO employee_groups (entity, grouped_by, value, status, total)
    SELECT entity, grouped_by, value, status, sum(delta) FROM (
      SELECT entity, post, city, status, 1 AS delta FROM new_rows WHERE deleted_at IS NULL
      UNION ALL
      SELECT entity, post, city, status, -1 FROM old_rows WHERE deleted_at IS NULL
    ) changes, LATERAL (VALUES ('post', post), ('city', city)) grouped (grouped_by, value)
    GROUP BY 1, 2, 3, 4 HAVING sum(delta) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (entity, grouped_by, value, status) DO UPDATE SET total = employee_groups.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employees_grouped_on_insert AFTER INSERT ON employees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_employee_groups();
--> statement-breakpoint
CREATE TRIGGER employees_grouped_on_update AFTER UPDATE ON employees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_employee_groups();
--> statement-breakpoint
CREATE TRIGGER employees_grouped_on_delete AFTER DELETE ON employees REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_employee_groups();
--> statement-breakpoint
INSERT INTO employee_groups (entity, grouped_by, value, status, total)
SELECT entity, grouped_by, value, status, count(*)
FROM employees, LATERAL (VALUES ('post', post), ('city', city)) grouped (grouped_by, value)
WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
