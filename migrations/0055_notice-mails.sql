ALTER TABLE "notification_preferences" ADD COLUMN "mail_every" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "mailed_id" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- In which entities somebody wants by mail what lies unread for an hour, and was mailed nothing for so long as they said.
CREATE FUNCTION entities_with_notices_to_mail(moment timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT p.entity FROM notification_preferences p
  WHERE p.mail_every <> 'never'
    AND (p.mailed_at IS NULL OR p.mailed_at <= moment - CASE p.mail_every WHEN 'hourly' THEN interval '1 hour' ELSE interval '1 day' END)
    AND EXISTS (
      SELECT FROM notifications n
      WHERE n.entity = p.entity AND n.person_id = p.person_id AND n.read_at IS NULL
        AND n.id > p.mailed_id AND n.kind <> 'mail' AND n.time <= moment - interval '1 hour'
    )
$$;
