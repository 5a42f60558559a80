CREATE TABLE "mail_cleanings" (
	"entity" text NOT NULL,
	"after_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_cleanings_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
CREATE FUNCTION entities_with_mails_to_clean() RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.entity FROM mail_cleanings c ORDER BY c.entity
$$;
--> statement-breakpoint
-- Stored mails are cleaned once more. The same statement in another migration does it again.
INSERT INTO mail_cleanings (entity) SELECT DISTINCT entity FROM mail_counts ON CONFLICT (entity) DO UPDATE SET after_id = 0;
