CREATE TABLE "api_keys" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"rules" jsonb NOT NULL,
	"links_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_address" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
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
ALTER TABLE "sign_ons" DROP CONSTRAINT "sign_ons_entity_kept_account_id_accounts_entity_id_fk";
--> statement-breakpoint
ALTER TABLE "sign_on_identities" DROP CONSTRAINT "sign_on_identities_entity_account_id_accounts_entity_id_fk";
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mcp_writes" ADD CONSTRAINT "mcp_writes_entity_key_id_api_keys_entity_id_fk" FOREIGN KEY ("entity","key_id") REFERENCES "public"."api_keys"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_of_account" ON "api_keys" USING btree ("entity","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_token" ON "api_keys" USING btree ("entity","token_hash");--> statement-breakpoint
CREATE INDEX "mcp_writes_of_key" ON "mcp_writes" USING btree ("entity","key_id","id");--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE cascade ON UPDATE no action;