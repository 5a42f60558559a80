CREATE TABLE "file_usage" (
	"entity" text NOT NULL,
	"used_bytes" bigint NOT NULL,
	CONSTRAINT "file_usage_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "unnamed_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_by_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_unnamed" ON "files" USING btree ("entity","unnamed_since") WHERE unnamed_since is not null;
--> statement-breakpoint
-- Keeps file_usage true. A file's size never changes.
CREATE FUNCTION count_file_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO file_usage (entity, used_bytes)
    SELECT entity, sum(size_bytes) FROM new_rows GROUP BY entity ORDER BY entity
    ON CONFLICT (entity) DO UPDATE SET used_bytes = file_usage.used_bytes + excluded.used_bytes;
  ELSE
    INSERT INTO file_usage (entity, used_bytes)
    SELECT entity, -sum(size_bytes) FROM old_rows GROUP BY entity ORDER BY entity
    ON CONFLICT (entity) DO UPDATE SET used_bytes = file_usage.used_bytes + excluded.used_bytes;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO file_usage (entity, used_bytes) SELECT entity, sum(size_bytes) FROM files GROUP BY entity;
--> statement-breakpoint
CREATE TRIGGER files_counted_on_insert AFTER INSERT ON files REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
--> statement-breakpoint
CREATE TRIGGER files_counted_on_delete AFTER DELETE ON files REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
--> statement-breakpoint
-- Tells the sweep which entities there are, and nothing of them.
CREATE FUNCTION entities_to_sweep() RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT entity FROM entities ORDER BY entity
$$;
--> statement-breakpoint
-- Which contents, of those named, no row of any entity has.
CREATE FUNCTION unnamed_file_keys(keys text[]) RETURNS TABLE (key text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT given FROM unnest(keys) AS given WHERE NOT EXISTS (SELECT FROM files f WHERE f.key = given)
$$;
--> statement-breakpoint
-- Tells the worker which entities have mail to send, to wake, to deliver or to fetch at a moment, and nothing of it: the sweep purges.
CREATE OR REPLACE FUNCTION entities_with_mail_work(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.entity FROM mails m WHERE m.send_at <= at
  UNION SELECT m.entity FROM mails m WHERE m.snoozed_until <= at
  UNION SELECT d.entity FROM mail_deliveries d WHERE d.due_at <= at
  UNION SELECT a.entity FROM imap_accounts a WHERE a.due_at <= at
$$;
