CREATE TABLE "webhook_deliveries" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"webhook_id" bigint NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"first_try_at" timestamp (3) with time zone,
	"try_count" integer DEFAULT 0 NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"address" text NOT NULL,
	"kinds" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"failing_since" timestamp (3) with time zone,
	"last_delivered_at" timestamp (3) with time zone,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"created_by" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "webhooks_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_entity_webhook_id_webhooks_entity_id_fk" FOREIGN KEY ("entity","webhook_id") REFERENCES "public"."webhooks"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_entity_created_by_people_entity_id_fk" FOREIGN KEY ("entity","created_by") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("entity","webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("next_try_at") WHERE state = 'waiting';
--> statement-breakpoint
-- What is said to all who listen, and written down for the webhooks of the entity that want to know of such a change: in the transaction that makes it.
-- What is one person's own, or only a signal, no webhook is told.
CREATE FUNCTION announce_changes(of_entity text, payloads text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('atrium', payload) FROM unnest(payloads) payload;
  IF EXISTS (SELECT FROM webhooks w WHERE w.entity = of_entity AND w.is_active AND w.deleted_at IS NULL) THEN
    INSERT INTO webhook_deliveries (entity, id, webhook_id, type, body, created_at)
    SELECT w.entity, 'msg_' || replace(gen_random_uuid()::text, '-', ''), w.id, told.kind || '.changed',
      json_build_object(
        'type', told.kind || '.changed',
        'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', json_build_object('kind', told.kind, 'ids', told.change -> 'ids')
      )::text,
      now()
    FROM unnest(payloads) payload
    CROSS JOIN LATERAL (SELECT payload::json -> 'change' AS change, payload::json -> 'change' ->> 'kind' AS kind) told
    JOIN webhooks w ON w.entity = of_entity AND w.is_active AND w.deleted_at IS NULL AND told.kind = ANY (w.kinds)
    WHERE told.change -> 'person' IS NULL AND told.change -> 'signal' IS NULL;
  END IF;
END $$;
--> statement-breakpoint
-- The entities with something to send, for whoever sends for all of them.
CREATE FUNCTION entities_with_webhook_deliveries(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT d.entity FROM webhook_deliveries d WHERE d.state = 'waiting' AND (d.next_try_at IS NULL OR d.next_try_at <= at)
$$;
