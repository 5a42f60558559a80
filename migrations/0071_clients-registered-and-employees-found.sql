DROP VIEW IF EXISTS visible.employees;--> statement-breakpoint
ALTER TABLE "employees" drop column "search_text";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(full_name || chr(31) || post || chr(31) || email || chr(31) || age::text || chr(31)
          || lpad(extract(month from start_date)::int::text, 2, '0') || '/' || lpad(extract(day from start_date)::int::text, 2, '0') || '/' || extract(year from start_date)::int::text || chr(31)
          || '$' || (salary_cents / 100)::text || '.' || lpad((salary_cents % 100)::text, 2, '0') || chr(31)
          || '$' || reverse(regexp_replace(reverse((salary_cents / 100)::text), '([0-9]{3})(?=[0-9])', '\1,', 'g')) || '.' || lpad((salary_cents % 100)::text, 2, '0'))) STORED NOT NULL;--> statement-breakpoint
-- It went with its column.
CREATE INDEX "employees_by_text" ON "employees" USING gin ("entity",search_text gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "company_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "employees_by_city_text" ON "employees" USING gin ("entity",lower(city) gin_trgm_ops) WHERE deleted_at is null;
