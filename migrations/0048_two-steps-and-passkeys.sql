CREATE TABLE "passkeys" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"used_challenge_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "trusted_devices" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"links_version" integer NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "trusted_devices_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "two_steps" (
	"entity" text NOT NULL,
	"account_id" bigint NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"used_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "two_steps_entity_account_id_pk" PRIMARY KEY("entity","account_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_steps" ADD CONSTRAINT "two_steps_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_of_account" ON "passkeys" USING btree ("entity","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("entity","credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_of_account" ON "recovery_codes" USING btree ("entity","account_id","code_hash");--> statement-breakpoint
CREATE INDEX "trusted_devices_of_account" ON "trusted_devices" USING btree ("entity","account_id");