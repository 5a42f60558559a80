CREATE TABLE "calendar_changes" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"events" jsonb NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_changes_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"calendar" text NOT NULL,
	"title" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"all_day" boolean NOT NULL,
	"start_date" date,
	"end_date" date,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"guests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rrule" text,
	"except_dates" text[] DEFAULT '{}' NOT NULL,
	"master_id" bigint,
	"occurrence" text,
	"span_from" timestamp (3) with time zone NOT NULL,
	"span_until" timestamp (3) with time zone,
	"additions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_events_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feeds_entity_person_id_pk" PRIMARY KEY("entity","person_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_reminders" (
	"entity" text NOT NULL,
	"event_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"minutes_before" integer[] NOT NULL,
	CONSTRAINT "calendar_reminders_entity_event_id_person_id_pk" PRIMARY KEY("entity","event_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"entity" text NOT NULL,
	"thread_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"seen_id" bigint DEFAULT 0 NOT NULL,
	"unseen" integer DEFAULT 0 NOT NULL,
	"draft" text DEFAULT '' NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"left_by" bigint,
	CONSTRAINT "chat_members_entity_thread_id_person_id_pk" PRIMARY KEY("entity","thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"thread_id" bigint NOT NULL,
	"sender_id" bigint NOT NULL,
	"message" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"client_id" text,
	"time" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(message)) STORED NOT NULL,
	CONSTRAINT "chat_messages_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "chat_profiles" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"status" text DEFAULT 'online' NOT NULL,
	"is_notifications_on" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_profiles_entity_person_id_pk" PRIMARY KEY("entity","person_id")
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"is_group" boolean DEFAULT false NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"pair" text,
	"last_message_id" bigint,
	"last_time" timestamp (3) with time zone,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_threads_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "kanban_boards" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "kanban_boards_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "kanban_activity" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"person_id" bigint,
	"kind" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kanban_activity_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "kanban_comments" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"comment" text NOT NULL,
	"mentions" bigint[] DEFAULT '{}' NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "kanban_comments_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "kanban_tasks" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_text" text DEFAULT '' NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"cover_file_id" bigint,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"assignee_ids" bigint[] DEFAULT '{}' NOT NULL,
	"comments" bigint DEFAULT 0 NOT NULL,
	"position" bigint NOT NULL,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"is_deleted_with_board" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kanban_tasks_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"unwanted_kinds" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_preferences_entity_person_id_pk" PRIMARY KEY("entity","person_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"target_id" bigint NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"area" text NOT NULL,
	"target_id" bigint NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone,
	"minutes_before" bigint,
	CONSTRAINT "reminders_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
-- The tags of a to-do as one text, for the column that a search looks through: array_to_string alone may not stand there.
CREATE FUNCTION todo_tags_text(tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT array_to_string(tags, chr(31)) $$;
--> statement-breakpoint
CREATE TABLE "todo_tasks" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_text" text DEFAULT '' NOT NULL,
	"due_date" date,
	"due_time" time(0),
	"assignee_id" bigint,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_important" boolean DEFAULT false NOT NULL,
	"subtasks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeat" jsonb,
	"remind_at" timestamp (3) with time zone,
	"next_id" bigint,
	"position" bigint NOT NULL,
	"created_by" bigint,
	"completed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(title || chr(31) || description_text || chr(31) || todo_tags_text(tags))) STORED NOT NULL,
	CONSTRAINT "todo_tasks_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_entity_owner_id_people_entity_id_fk" FOREIGN KEY ("entity","owner_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_reminders" ADD CONSTRAINT "calendar_reminders_entity_event_id_calendar_events_entity_id_fk" FOREIGN KEY ("entity","event_id") REFERENCES "public"."calendar_events"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_entity_thread_id_chat_threads_entity_id_fk" FOREIGN KEY ("entity","thread_id") REFERENCES "public"."chat_threads"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_entity_thread_id_chat_threads_entity_id_fk" FOREIGN KEY ("entity","thread_id") REFERENCES "public"."chat_threads"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_activity" ADD CONSTRAINT "kanban_activity_entity_task_id_kanban_tasks_entity_id_fk" FOREIGN KEY ("entity","task_id") REFERENCES "public"."kanban_tasks"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_comments" ADD CONSTRAINT "kanban_comments_entity_task_id_kanban_tasks_entity_id_fk" FOREIGN KEY ("entity","task_id") REFERENCES "public"."kanban_tasks"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_comments" ADD CONSTRAINT "kanban_comments_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kanban_tasks" ADD CONSTRAINT "kanban_tasks_entity_board_id_kanban_boards_entity_id_fk" FOREIGN KEY ("entity","board_id") REFERENCES "public"."kanban_boards"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_tasks" ADD CONSTRAINT "todo_tasks_entity_assignee_id_people_entity_id_fk" FOREIGN KEY ("entity","assignee_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_changes_old" ON "calendar_changes" USING btree ("entity","time");--> statement-breakpoint
CREATE INDEX "calendar_events_in_range" ON "calendar_events" USING btree ("entity","span_from","span_until") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "calendar_events_recurring" ON "calendar_events" USING btree ("entity","span_from") WHERE deleted_at is null and rrule is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_of_master" ON "calendar_events" USING btree ("entity","master_id") WHERE master_id is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_uid" ON "calendar_events" USING btree ("entity","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "chat_members_of_person" ON "chat_members" USING btree ("entity","person_id");--> statement-breakpoint
CREATE INDEX "chat_messages_of_thread" ON "chat_messages" USING btree ("entity","thread_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_time" ON "chat_messages" USING btree ("entity","thread_id","time","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_text" ON "chat_messages" USING gin ("entity",search_text gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("entity","sender_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_threads_pair" ON "chat_threads" USING btree ("entity","pair");--> statement-breakpoint
CREATE UNIQUE INDEX "kanban_boards_slug" ON "kanban_boards" USING btree ("entity","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kanban_boards_in_order" ON "kanban_boards" USING btree ("entity","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kanban_activity_of_task" ON "kanban_activity" USING btree ("entity","task_id","id");--> statement-breakpoint
CREATE INDEX "kanban_comments_of_task" ON "kanban_comments" USING btree ("entity","task_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kanban_tasks_in_order" ON "kanban_tasks" USING btree ("entity","position","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "kanban_tasks_of_board" ON "kanban_tasks" USING btree ("entity","board_id");--> statement-breakpoint
CREATE INDEX "kanban_tasks_archived" ON "kanban_tasks" USING btree ("entity","archived_at") WHERE deleted_at is null and archived_at is not null;--> statement-breakpoint
CREATE INDEX "kanban_tasks_due" ON "kanban_tasks" USING btree ("entity","due_at") WHERE deleted_at is null and archived_at is null and due_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("entity","person_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("entity","person_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("entity","person_id","area","target_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("entity","area","target_id","person_id","due_at");--> statement-breakpoint
CREATE INDEX "todo_tasks_manual" ON "todo_tasks" USING btree ("entity","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "todo_tasks_due" ON "todo_tasks" USING btree ("entity","due_date","due_time","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "todo_tasks_title" ON "todo_tasks" USING btree ("entity",title collate names,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "todo_tasks_deleted" ON "todo_tasks" USING btree ("entity","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "todo_tasks_tagged" ON "todo_tasks" USING gin ("entity","tags");--> statement-breakpoint
CREATE INDEX "todo_tasks_by_text" ON "todo_tasks" USING gin ("entity",search_text gin_trgm_ops);--> statement-breakpoint
-- Tells the worker which entities have reminders that are due at a moment, and nothing of them.
CREATE FUNCTION entities_with_reminders(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  -- By number: `at` would be the column of that name.
  SELECT DISTINCT r.entity FROM reminders r WHERE r.due_at <= $1
$$;
--> statement-breakpoint
-- Whose calendar a secret subscription address opens, by the hash of its secret.
CREATE FUNCTION find_calendar_feed(hash text) RETURNS TABLE (entity text, person_id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT f.entity, f.person_id FROM calendar_feeds f WHERE f.secret_hash = hash
$$;
