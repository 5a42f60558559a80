ALTER TABLE "invoices" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "voided_on" date;--> statement-breakpoint
ALTER TABLE "number_series" ADD COLUMN "given_place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "number_series" ADD COLUMN "skipped" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_voided" ON "invoices" USING btree ("entity","voided_on","id") WHERE voided_on is not null;--> statement-breakpoint
-- The invoices of orders, and the credit notes that correct these.
UPDATE invoices SET order_id = orders.id FROM orders
WHERE orders.entity = invoices.entity AND orders.invoice_id IN (invoices.id, invoices.credits_id);
--> statement-breakpoint
-- How far each series was really given: a number that was typed too high can be lowered again.
UPDATE number_series SET given_place = least(given.place, last_place) FROM (
  SELECT s.entity, s.series, max(substr(i.number, length(s.series) + 1)::bigint) AS place
  FROM number_series s JOIN invoices i ON i.entity = s.entity AND starts_with(i.number, s.series)
  WHERE substr(i.number, length(s.series) + 1) ~ '^[0-9]{1,15}$' GROUP BY 1, 2
) given WHERE given.entity = number_series.entity AND given.series = number_series.series;
