ALTER TABLE "notifications" ADD COLUMN "mail_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("mail_at") WHERE mail_at is not null and read_at is null;
--> statement-breakpoint
-- In which entities a mail should have told somebody of a notification by now.
CREATE OR REPLACE FUNCTION entities_with_notices_to_mail(moment timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT n.entity FROM notifications n WHERE n.mail_at <= moment AND n.read_at IS NULL
$$;
--> statement-breakpoint
UPDATE notifications n SET mail_at = greatest(
  n.time + interval '1 hour',
  p.mailed_at + CASE p.mail_every WHEN 'hourly' THEN interval '1 hour' ELSE interval '1 day' END
)
FROM notification_preferences p
WHERE p.entity = n.entity AND p.person_id = n.person_id AND p.mail_every <> 'never'
  AND n.read_at IS NULL AND n.id > p.mailed_id AND n.kind <> 'mail';
