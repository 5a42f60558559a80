CREATE TABLE "counters" (
	"entity" text NOT NULL,
	"kind" text NOT NULL,
	"last_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "counters_entity_kind_pk" PRIMARY KEY("entity","kind")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_counts" (
	"entity" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"folder" text NOT NULL,
	"total" integer NOT NULL,
	"unread" integer NOT NULL,
	CONSTRAINT "mail_counts_entity_owner_id_folder_pk" PRIMARY KEY("entity","owner_id","folder")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"folder" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"from_person_id" bigint,
	"to" jsonb NOT NULL,
	"cc" jsonb NOT NULL,
	"bcc" jsonb NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"message_text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"reply_to_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(from_name || chr(31) || subject || chr(31) || message_text)) STORED NOT NULL,
	CONSTRAINT "mails_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"key" text NOT NULL,
	"person_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"avatar_file_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "people_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"role" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "accounts_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entities_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"remember" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "notify_requests" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_entity_owner_id_people_entity_id_fk" FOREIGN KEY ("entity","owner_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mails_of_folder" ON "mails" USING btree ("entity","owner_id","folder","time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE reply_to_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("entity","owner_id","time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE reply_to_id is null and deleted_at is null and folder <> 'trash';--> statement-breakpoint
CREATE INDEX "mails_starred" ON "mails" USING btree ("entity","owner_id","time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE reply_to_id is null and deleted_at is null and is_starred and folder <> 'trash';--> statement-breakpoint
CREATE INDEX "mails_labelled" ON "mails" USING gin ("entity","owner_id","labels") WHERE reply_to_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "mails_by_text" ON "mails" USING gin ("entity","owner_id",search_text gin_trgm_ops) WHERE reply_to_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "mails_replies" ON "mails" USING btree ("entity","reply_to_id") WHERE reply_to_id is not null;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("entity",full_name collate names,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "people_by_text" ON "people" USING gin ("entity",full_name gin_trgm_ops,email gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("entity",lower(email)) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree (lower(username));--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("entity","account_id");