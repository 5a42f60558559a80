CREATE TABLE "invoice_work_times" (
	"entity" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_work_times_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
DROP INDEX "own_calendars_to_refresh";--> statement-breakpoint
DROP INDEX "calendar_untold_changes_due";--> statement-breakpoint
DROP INDEX "invoices_falling_due";--> statement-breakpoint
DROP INDEX "invoices_to_remind";--> statement-breakpoint
DROP INDEX "recurring_invoices_due";--> statement-breakpoint
CREATE INDEX "invoice_work_times_next" ON "invoice_work_times" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "own_calendars_to_refresh" ON "own_calendars" USING btree ("next_refresh_at") WHERE deleted_at is null and next_refresh_at is not null;--> statement-breakpoint
CREATE INDEX "calendar_untold_changes_due" ON "calendar_untold_changes" USING btree ("tell_at");--> statement-breakpoint
CREATE INDEX "invoices_falling_due" ON "invoices" USING btree ("entity","due_on","id") WHERE deleted_at is null and status in ('Sent', 'Downloaded', 'Partial Payment');--> statement-breakpoint
CREATE INDEX "invoices_to_remind" ON "invoices" USING btree ("entity","next_reminder_on","id") WHERE deleted_at is null and next_reminder_on is not null;--> statement-breakpoint
CREATE INDEX "recurring_invoices_due" ON "recurring_invoices" USING btree ("entity","next_on","id") WHERE deleted_at is null and not is_paused;--> statement-breakpoint
-- Makes the worker look at an entity's invoices no later than when the day begins anywhere. Writers share the lock; the worker, which alone
-- makes the time later, takes it for itself and so never misses what a writer is about to commit.
CREATE FUNCTION expect_invoice_work(of_entity text, day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  earliest constant timestamptz := (day::timestamp AT TIME ZONE 'UTC') - interval '14 hours';
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(of_entity || ' invoice work', 0));
  IF NOT EXISTS (SELECT FROM invoice_work_times WHERE entity = of_entity AND next_at <= earliest) THEN
    INSERT INTO invoice_work_times (entity, next_at) VALUES (of_entity, earliest)
    ON CONFLICT (entity) DO UPDATE SET next_at = least(invoice_work_times.next_at, excluded.next_at);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION expect_invoices_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expect_invoice_work(entity, min(least(
    CASE WHEN status IN ('Sent', 'Downloaded', 'Partial Payment') THEN due_on + 1 END, next_reminder_on
  ))) FROM new_rows WHERE deleted_at IS NULL AND (status IN ('Sent', 'Downloaded', 'Partial Payment') OR next_reminder_on IS NOT NULL)
  GROUP BY entity ORDER BY entity;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION expect_recurring_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expect_invoice_work(entity, min(next_on)) FROM new_rows
  WHERE deleted_at IS NULL AND NOT is_paused AND (until IS NULL OR next_on <= until) GROUP BY entity ORDER BY entity;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_expected_on_insert AFTER INSERT ON invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expect_invoices_due();
--> statement-breakpoint
CREATE TRIGGER invoices_expected_on_update AFTER UPDATE ON invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expect_invoices_due();
--> statement-breakpoint
CREATE TRIGGER recurring_invoices_expected_on_insert AFTER INSERT ON recurring_invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expect_recurring_invoices();
--> statement-breakpoint
CREATE TRIGGER recurring_invoices_expected_on_update AFTER UPDATE ON recurring_invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expect_recurring_invoices();
--> statement-breakpoint
-- In another zone the same day begins at another moment.
CREATE FUNCTION expect_work_of_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expect_invoice_work(NEW.entity, date '1970-01-01');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sellers_expected AFTER INSERT OR UPDATE OF time_zone, country ON sellers FOR EACH ROW EXECUTE FUNCTION expect_work_of_zone();
--> statement-breakpoint
DROP FUNCTION entities_with_invoice_work(date);
--> statement-breakpoint
CREATE FUNCTION entities_with_invoice_work(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT w.entity FROM invoice_work_times w WHERE w.next_at <= $1 ORDER BY w.next_at
$$;
--> statement-breakpoint
-- The worker looks at all of them once, and finds out when they are due.
INSERT INTO invoice_work_times (entity, next_at)
SELECT entity, '1970-01-01' FROM (SELECT entity FROM invoice_counts UNION SELECT entity FROM recurring_invoices) written;
