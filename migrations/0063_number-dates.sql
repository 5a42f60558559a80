ALTER TABLE "number_series" ADD COLUMN "last_issued_on" date;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "chronology" text DEFAULT 'by-country' NOT NULL;--> statement-breakpoint
-- Of series that end in a digit the date stays unknown until their next number.
UPDATE number_series s SET last_issued_on = m.day
FROM (SELECT entity, regexp_replace(number, '[0-9]+$', '') AS series, max(issued_on) AS day FROM invoices WHERE number IS NOT NULL GROUP BY 1, 2) m
WHERE m.entity = s.entity AND m.series = s.series;
