CREATE TABLE "calendar_untold_changes" (
	"entity" text NOT NULL,
	"event_id" bigint NOT NULL,
	"known" jsonb,
	"person_id" bigint NOT NULL,
	"tell_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_untold_changes_entity_event_id_pk" PRIMARY KEY("entity","event_id")
);
--> statement-breakpoint
CREATE INDEX "calendar_untold_changes_due" ON "calendar_untold_changes" USING btree ("entity","tell_at");
--> statement-breakpoint
-- Tells the worker which entities have guests to be told of changes, and nothing of them.
CREATE FUNCTION entities_with_untold_changes(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT u.entity FROM calendar_untold_changes u WHERE u.tell_at <= at
$$;
