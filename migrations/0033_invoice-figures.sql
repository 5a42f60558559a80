CREATE TABLE "invoice_sums" (
	"entity" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"listed" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "invoice_sums_entity_status_currency_pk" PRIMARY KEY("entity","status","currency")
);
--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("entity",(coalesce(chr(64 + length(number)) || number, chr(1000)) collate "C"),"id","number") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_status_by_number" ON "invoices" USING btree ("entity","status",(coalesce(chr(64 + length(number)) || number, chr(1000)) collate "C"),"id","number") WHERE deleted_at is null;--> statement-breakpoint
INSERT INTO "invoice_sums" ("entity", "status", "currency", "listed", "total_cents", "balance_cents")
SELECT "entity", "status", "currency", count(*), sum("total_cents"), sum("balance_cents") FROM "invoices" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3;--> statement-breakpoint
-- Keeps invoice_sums true, as count_invoices() does invoice_counts: one change per status and currency, always in the same order.
CREATE FUNCTION add_up_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO invoice_sums AS kept (entity, status, currency, listed, total_cents, balance_cents)
    SELECT entity, status, currency, count(*), sum(total_cents), sum(balance_cents)
    FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (entity, status, currency) DO UPDATE SET listed = kept.listed + excluded.listed,
      total_cents = kept.total_cents + excluded.total_cents, balance_cents = kept.balance_cents + excluded.balance_cents;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO invoice_sums AS kept (entity, status, currency, listed, total_cents, balance_cents)
    SELECT entity, status, currency, -count(*), -sum(total_cents), -sum(balance_cents)
    FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (entity, status, currency) DO UPDATE SET listed = kept.listed + excluded.listed,
      total_cents = kept.total_cents + excluded.total_cents, balance_cents = kept.balance_cents + excluded.balance_cents;
  ELSE
    INSERT INTO invoice_sums AS kept (entity, status, currency, listed, total_cents, balance_cents)
    SELECT entity, status, currency, sum(sign), sum(sign * total_cents), sum(sign * balance_cents) FROM (
      SELECT entity, status, currency, 1 AS sign, total_cents, balance_cents FROM new_rows WHERE deleted_at IS NULL
      UNION ALL
      SELECT entity, status, currency, -1, total_cents, balance_cents FROM old_rows WHERE deleted_at IS NULL
    ) changes
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0 OR sum(sign * total_cents) <> 0 OR sum(sign * balance_cents) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT (entity, status, currency) DO UPDATE SET listed = kept.listed + excluded.listed,
      total_cents = kept.total_cents + excluded.total_cents, balance_cents = kept.balance_cents + excluded.balance_cents;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After those that count, by their names: every writer takes the locks of both in one order.
CREATE TRIGGER invoices_summed_on_insert AFTER INSERT ON invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_summed_on_update AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_invoices();
--> statement-breakpoint
CREATE TRIGGER invoices_summed_on_delete AFTER DELETE ON invoices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_up_invoices();
