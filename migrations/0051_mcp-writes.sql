CREATE TABLE "mcp_writes" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"key_id" bigint NOT NULL,
	"tool" text NOT NULL,
	"undo_tool" text NOT NULL,
	"undo_input" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "mcp_writes_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "mcp_writes" ADD CONSTRAINT "mcp_writes_entity_key_id_api_keys_entity_id_fk" FOREIGN KEY ("entity","key_id") REFERENCES "public"."api_keys"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mcp_writes_of_key" ON "mcp_writes" USING btree ("entity","key_id","id");