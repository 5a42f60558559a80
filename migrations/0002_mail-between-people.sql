CREATE TABLE "mail_correspondents" (
	"entity" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_correspondents_entity_owner_id_email_pk" PRIMARY KEY("entity","owner_id","email")
);
--> statement-breakpoint
CREATE TABLE "mail_deliveries" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"mail_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_deliveries_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "imap_accounts" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"paths" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imap_accounts_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "imap_mails" (
	"entity" text NOT NULL,
	"mail_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"path" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"is_read" boolean NOT NULL,
	"is_starred" boolean NOT NULL,
	CONSTRAINT "imap_mails_entity_mail_id_pk" PRIMARY KEY("entity","mail_id")
);
--> statement-breakpoint
CREATE TABLE "mail_aliases" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_aliases_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_preferences_entity_person_id_pk" PRIMARY KEY("entity","person_id")
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "mail_templates_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "mail_rules" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"folder" text,
	"label" text,
	"is_starred" boolean DEFAULT false NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "mail_rules_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
-- It stands on all columns; it is made anew after the migrations.
DROP VIEW IF EXISTS visible.mails;
--> statement-breakpoint
DROP INDEX "mails_of_folder";--> statement-breakpoint
DROP INDEX "mails_by_time";--> statement-breakpoint
DROP INDEX "mails_starred";--> statement-breakpoint
DROP INDEX "mails_labelled";--> statement-breakpoint
DROP INDEX "mails_by_text";--> statement-breakpoint
ALTER TABLE "mails" drop column "search_text";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reference_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "nested_in_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_nested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "nested_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "draft_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "source_file_id" bigint;--> statement-breakpoint
-- What was there before becomes threads of its own: each mail that answers none begins one.
WITH RECURSIVE threads AS (
  SELECT entity, id, id AS thread_id FROM mails WHERE reply_to_id IS NULL
  UNION ALL
  SELECT mails.entity, mails.id, threads.thread_id FROM mails JOIN threads ON threads.entity = mails.entity AND threads.id = mails.reply_to_id
)
UPDATE mails SET thread_id = threads.thread_id, last_time = mails.time,
  message_id = CASE WHEN mails.is_draft THEN '' ELSE '<' || mails.id || '.' || md5(mails.entity) || '@atrium.invalid>' END,
  nested_in_id = CASE WHEN mails.reply_to_id IS NULL THEN NULL ELSE threads.thread_id END, is_nested = mails.reply_to_id IS NOT NULL
FROM threads WHERE threads.entity = mails.entity AND threads.id = mails.id;
--> statement-breakpoint
UPDATE mails SET reference_ids = ARRAY[answered.message_id] FROM mails answered
WHERE answered.entity = mails.entity AND answered.id = mails.reply_to_id AND answered.message_id <> '';
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "thread_id" SET NOT NULL, ALTER COLUMN "last_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(from_name || chr(31) || subject || chr(31) || message_text || chr(31) || nested_text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "listed_in" text GENERATED ALWAYS AS (case when deleted_at is not null or is_nested then null when send_at is not null then 'scheduled' when snoozed_until is not null and folder = 'inbox' then 'snoozed' else folder end) STORED;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_entity_mail_id_mails_entity_id_fk" FOREIGN KEY ("entity","mail_id") REFERENCES "public"."mails"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imap_accounts" ADD CONSTRAINT "imap_accounts_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imap_mails" ADD CONSTRAINT "imap_mails_entity_mail_id_mails_entity_id_fk" FOREIGN KEY ("entity","mail_id") REFERENCES "public"."mails"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imap_mails" ADD CONSTRAINT "imap_mails_entity_account_id_imap_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."imap_accounts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_aliases" ADD CONSTRAINT "mail_aliases_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_entity_owner_id_people_entity_id_fk" FOREIGN KEY ("entity","owner_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_rules" ADD CONSTRAINT "mail_rules_entity_owner_id_people_entity_id_fk" FOREIGN KEY ("entity","owner_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_correspondents_by_text" ON "mail_correspondents" USING gin ("entity","owner_id",name gin_trgm_ops,email gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_deliveries_of_mail" ON "mail_deliveries" USING btree ("entity","mail_id");--> statement-breakpoint
CREATE INDEX "mail_deliveries_due" ON "mail_deliveries" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "imap_accounts_of_person" ON "imap_accounts" USING btree ("entity","person_id");--> statement-breakpoint
CREATE INDEX "imap_accounts_due" ON "imap_accounts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "imap_mails_by_uid" ON "imap_mails" USING btree ("entity","account_id","path","uid_validity","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_aliases_email" ON "mail_aliases" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "mail_aliases_of_person" ON "mail_aliases" USING btree ("entity","person_id");--> statement-breakpoint
CREATE INDEX "mail_templates_of_owner" ON "mail_templates" USING btree ("entity","owner_id");--> statement-breakpoint
CREATE INDEX "mail_rules_of_owner" ON "mail_rules" USING btree ("entity","owner_id","position");--> statement-breakpoint
CREATE INDEX "mails_of_list" ON "mails" USING btree ("entity","owner_id","listed_in","last_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed_in is not null;--> statement-breakpoint
CREATE INDEX "mails_nested" ON "mails" USING btree ("entity","nested_in_id") WHERE nested_in_id is not null;--> statement-breakpoint
CREATE INDEX "mails_of_thread" ON "mails" USING btree ("entity","owner_id","thread_id");--> statement-breakpoint
CREATE INDEX "mails_by_message_id" ON "mails" USING btree ("entity","owner_id","message_id") WHERE message_id <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "mails_draft_key" ON "mails" USING btree ("entity","owner_id","draft_key");--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("send_at") WHERE send_at is not null;--> statement-breakpoint
CREATE INDEX "mails_to_wake" ON "mails" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "mails_deleted" ON "mails" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("entity","owner_id","last_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed_in <> 'trash';--> statement-breakpoint
CREATE INDEX "mails_starred" ON "mails" USING btree ("entity","owner_id","last_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_starred and listed_in <> 'trash';--> statement-breakpoint
CREATE INDEX "mails_labelled" ON "mails" USING gin ("entity","owner_id","labels") WHERE listed_in is not null;--> statement-breakpoint
CREATE INDEX "mails_by_text" ON "mails" USING gin ("entity","owner_id",search_text gin_trgm_ops) WHERE listed_in is not null;
--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_state" CHECK ("state" in ('waiting', 'sending', 'sent', 'failed', 'unsure'));
--> statement-breakpoint
ALTER TABLE "imap_accounts" ADD CONSTRAINT "imap_accounts_state" CHECK ("state" in ('waiting', 'working', 'done', 'failed'));
--> statement-breakpoint
-- As before, by the list that a mail stands in instead of its folder.
CREATE OR REPLACE FUNCTION count_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mail_counts (entity, owner_id, folder, total, unread)
    SELECT entity, owner_id, listed_in, count(*), count(*) FILTER (WHERE NOT is_read)
    FROM new_rows WHERE listed_in IS NOT NULL
    GROUP BY entity, owner_id, listed_in ORDER BY entity, owner_id, listed_in
    ON CONFLICT (entity, owner_id, folder) DO UPDATE SET total = mail_counts.total + excluded.total, unread = mail_counts.unread + excluded.unread;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO mail_counts (entity, owner_id, folder, total, unread)
    SELECT entity, owner_id, listed_in, -count(*), -count(*) FILTER (WHERE NOT is_read)
    FROM old_rows WHERE listed_in IS NOT NULL
    GROUP BY entity, owner_id, listed_in ORDER BY entity, owner_id, listed_in
    ON CONFLICT (entity, owner_id, folder) DO UPDATE SET total = mail_counts.total + excluded.total, unread = mail_counts.unread + excluded.unread;
  ELSE
    INSERT INTO mail_counts (entity, owner_id, folder, total, unread)
    SELECT entity, owner_id, listed_in, sum(total), sum(unread) FROM (
      SELECT entity, owner_id, listed_in, 1 AS total, (NOT is_read)::int AS unread FROM new_rows WHERE listed_in IS NOT NULL
      UNION ALL
      SELECT entity, owner_id, listed_in, -1, -(NOT is_read)::int FROM old_rows WHERE listed_in IS NOT NULL
    ) changes
    GROUP BY entity, owner_id, listed_in HAVING sum(total) <> 0 OR sum(unread) <> 0 ORDER BY entity, owner_id, listed_in
    ON CONFLICT (entity, owner_id, folder) DO UPDATE SET total = mail_counts.total + excluded.total, unread = mail_counts.unread + excluded.unread;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An answer may outlive the mail that it answers, in its own list.
ALTER TABLE "mails" DROP CONSTRAINT "mails_reply_to";
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reply_to" FOREIGN KEY ("entity", "reply_to_id") REFERENCES "mails" ("entity", "id") ON DELETE SET NULL ("reply_to_id");
--> statement-breakpoint
-- Tells the worker which entities have mail to send, to wake, to deliver, to fetch or to purge at a moment, and nothing of it.
CREATE FUNCTION entities_with_mail_work(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.entity FROM mails m WHERE m.send_at <= at
  UNION SELECT m.entity FROM mails m WHERE m.snoozed_until <= at
  UNION SELECT d.entity FROM mail_deliveries d WHERE d.due_at <= at
  UNION SELECT a.entity FROM imap_accounts a WHERE a.due_at <= at
  UNION SELECT m.entity FROM mails m WHERE m.deleted_at <= at - interval '30 days'
$$;
--> statement-breakpoint
-- Whose mailbox an address of the world reaches: somebody who can sign in by it, an alias, or the one person who has it.
CREATE FUNCTION find_mailbox(address text) RETURNS TABLE (entity text, person_id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT found.entity, found.person_id FROM (
    SELECT a.entity, a.person_id, 1 AS rank, 1 AS rivals FROM accounts a WHERE lower(a.email) = lower(address)
    UNION ALL
    SELECT l.entity, l.person_id, 2, 1 FROM mail_aliases l WHERE lower(l.email) = lower(address)
    UNION ALL
    SELECT p.entity, p.id, 3, count(*) OVER () FROM people p WHERE lower(p.email) = lower(address) AND p.deleted_at IS NULL
  ) found
  WHERE found.rivals = 1 ORDER BY found.rank LIMIT 1
$$;
--> statement-breakpoint
-- Whether an address is somebody's in any entity, so that nobody takes it as an alias.
CREATE FUNCTION is_mail_address_taken(address text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts WHERE lower(email) = lower(address))
    OR EXISTS (SELECT 1 FROM mail_aliases WHERE lower(email) = lower(address))
    OR EXISTS (SELECT 1 FROM people WHERE lower(email) = lower(address) AND deleted_at IS NULL)
$$;
