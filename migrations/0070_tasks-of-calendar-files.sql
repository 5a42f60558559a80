ALTER TABLE "calendar_changes" ADD COLUMN "tasks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "todo_tasks" ADD COLUMN "uid" text;--> statement-breakpoint
CREATE INDEX "todo_tasks_uid" ON "todo_tasks" USING btree ("entity","uid") WHERE uid is not null;