ALTER TABLE "accounts" ADD COLUMN "links_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "links_version" integer;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "expires_at" timestamp (3) with time zone;
--> statement-breakpoint
-- The addresses that there are go on for a year.
UPDATE calendar_feeds SET links_version = 1, expires_at = now() + interval '1 year';
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "links_version" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "expires_at" SET NOT NULL;
--> statement-breakpoint
-- Whatever suspends an account or gives it a new password, the server or a script, ends the addresses that it has given away.
CREATE FUNCTION end_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.links_version := OLD.links_version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_end_links BEFORE UPDATE ON accounts FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR (OLD.suspended_at IS NULL AND NEW.suspended_at IS NOT NULL))
  EXECUTE FUNCTION end_links();
