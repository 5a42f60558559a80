CREATE TABLE "own_calendars" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"company_may" text DEFAULT 'nothing' NOT NULL,
	"shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text,
	"etag" text,
	"last_modified" text,
	"refreshed_at" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_refresh_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "own_calendars_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "own_calendar_id" bigint;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD CONSTRAINT "own_calendars_entity_owner_id_people_entity_id_fk" FOREIGN KEY ("entity","owner_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_calendars_to_refresh" ON "own_calendars" USING btree ("entity","next_refresh_at") WHERE deleted_at is null and next_refresh_at is not null;--> statement-breakpoint
CREATE INDEX "own_calendars_deleted" ON "own_calendars" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_entity_own_calendar_id_own_calendars_entity_id_fk" FOREIGN KEY ("entity","own_calendar_id") REFERENCES "public"."own_calendars"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_of_own" ON "calendar_events" USING btree ("entity","own_calendar_id") WHERE own_calendar_id is not null;
--> statement-breakpoint
-- Tells the worker which entities have subscriptions to be read again, and nothing of them.
CREATE FUNCTION entities_with_calendars_to_refresh(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT c.entity FROM own_calendars c WHERE c.deleted_at IS NULL AND c.next_refresh_at <= at
$$;
