CREATE TABLE "number_series" (
	"entity" text NOT NULL,
	"series" text NOT NULL,
	"last_place" bigint NOT NULL,
	CONSTRAINT "number_series_entity_series_pk" PRIMARY KEY("entity","series")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" text;--> statement-breakpoint
-- What was issued keeps the number that it shows: until now its id, written as the seller wrote numbers then. Of two that look alike the later one is told apart.
WITH shown AS (
  SELECT entity, id, seller->>'numberPrefix' || lpad(id::text, greatest((seller->>'numberDigits')::int, length(id::text)), '0') AS number
  FROM invoices WHERE issued_at IS NOT NULL AND seller IS NOT NULL
), told AS (
  SELECT entity, id, number, row_number() OVER (PARTITION BY entity, number ORDER BY id) AS turn FROM shown
)
UPDATE invoices SET
  number = told.number || CASE WHEN turn = 1 THEN '' ELSE '/' || told.id END,
  search_text = search_text || E'\u001f' || lower(told.number || CASE WHEN turn = 1 THEN '' ELSE '/' || told.id END)
FROM told WHERE invoices.entity = told.entity AND invoices.id = told.id;
--> statement-breakpoint
INSERT INTO number_series (entity, series, last_place)
SELECT entity, seller->>'numberPrefix', max(id) FROM invoices WHERE issued_at IS NOT NULL AND seller IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("entity","number") WHERE number is not null;