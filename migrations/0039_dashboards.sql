CREATE TABLE "client_months" (
	"entity" text NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"client_id" bigint NOT NULL,
	"listed" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "client_months_entity_month_currency_client_id_pk" PRIMARY KEY("entity","month","currency","client_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_days" (
	"entity" text NOT NULL,
	"issued_on" date NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"listed" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "invoice_days_entity_issued_on_currency_status_pk" PRIMARY KEY("entity","issued_on","currency","status")
);
--> statement-breakpoint
CREATE TABLE "kept_figures" (
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "kept_figures_entity_name_day_pk" PRIMARY KEY("entity","name","day")
);
--> statement-breakpoint
CREATE INDEX "client_months_of_client" ON "client_months" USING btree ("entity","client_id","month");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("entity","action","at","actor_id");--> statement-breakpoint
CREATE INDEX "invoices_clients_by_issue" ON "invoices" USING btree ("entity","issued_on","client_id","currency","total_cents","balance_cents") WHERE deleted_at is null and status <> 'Draft';--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("entity","created_at","status","currency","total_cents","id");--> statement-breakpoint
INSERT INTO "invoice_days" ("entity", "issued_on", "currency", "status", "listed", "total_cents", "balance_cents")
SELECT "entity", "issued_on", "currency", "status", count(*), sum("total_cents"), sum("balance_cents") FROM "invoices" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "client_months" ("entity", "month", "currency", "client_id", "listed", "total_cents", "balance_cents")
SELECT "entity", date_trunc('month', "issued_on")::date, "currency", coalesce("client_id", 0), count(*), sum("total_cents"), sum("balance_cents")
FROM "invoices" WHERE "deleted_at" IS NULL AND "status" <> 'Draft' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- Keeps invoice_days and client_months true, in the order of their keys, so that writers do not wait for each other in a circle.
-- `source` names the rows that came (+1) and went (-1); which of the two there are depends on what was done.
CREATE FUNCTION keep_invoice_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came constant text := 'SELECT 1 AS sign, entity, issued_on, currency, status, client_id, total_cents, balance_cents FROM new_rows WHERE deleted_at IS NULL';
  went constant text := 'SELECT -1 AS sign, entity, issued_on, currency, status, client_id, total_cents, balance_cents FROM old_rows WHERE deleted_at IS NULL';
  source constant text := CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END;
  sums constant text := 'sum(sign) AS listed, sum(sign * total_cents) AS total_cents, sum(sign * balance_cents) AS balance_cents';
  changed constant text := 'HAVING sum(sign) <> 0 OR sum(sign * total_cents) <> 0 OR sum(sign * balance_cents) <> 0 ORDER BY 1, 2, 3, 4';
  added constant text := 'DO UPDATE SET listed = kept.listed + excluded.listed, total_cents = kept.total_cents + excluded.total_cents, balance_cents = kept.balance_cents + excluded.balance_cents';
BEGIN
  EXECUTE 'INSERT INTO invoice_days AS kept (entity, issued_on, currency, status, listed, total_cents, balance_cents) '
    || 'SELECT entity, issued_on, currency, status, ' || sums || ' FROM (' || source || ') rows GROUP BY 1, 2, 3, 4 ' || changed
    || ' ON CONFLICT (entity, issued_on, currency, status) ' || added;
  EXECUTE 'INSERT INTO client_months AS kept (entity, month, currency, client_id, listed, total_cents, balance_cents) '
    || 'SELECT entity, date_trunc(''month'', issued_on)::date, currency, coalesce(client_id, 0), ' || sums
    || ' FROM (' || source || ') rows WHERE status <> ''Draft'' GROUP BY 1, 2, 3, 4 ' || changed
    || ' ON CONFLICT (entity, month, currency, client_id) ' || added;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After those that sum up, by their names: every writer takes the locks of all in one order.
CREATE TRIGGER invoices_to_days_on_insert AFTER INSERT ON invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_days();
--> statement-breakpoint
CREATE TRIGGER invoices_to_days_on_update AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_days();
--> statement-breakpoint
CREATE TRIGGER invoices_to_days_on_delete AFTER DELETE ON invoices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_days();
