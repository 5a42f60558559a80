ALTER TABLE "calendar_events" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kanban_boards" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "kanban_tasks" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "permissions" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "todo_tasks" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_by" bigint;--> statement-breakpoint
CREATE INDEX "calendar_events_deleted" ON "calendar_events" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "clients_deleted" ON "clients" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "invoices_drafts_deleted" ON "invoices" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null and issued_at is null and purged_at is null;--> statement-breakpoint
CREATE INDEX "kanban_boards_deleted" ON "kanban_boards" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "kanban_tasks_deleted" ON "kanban_tasks" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "permissions_deleted" ON "permissions" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "todo_tasks_trash" ON "todo_tasks" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;
--> statement-breakpoint
-- Whoever may delete something of the company's sees what was deleted.
UPDATE "roles" SET "rules" = "rules" || '[{"action":"manage","subject":"Trash"}]'::jsonb
WHERE EXISTS (
  SELECT FROM jsonb_array_elements("rules") rule
  WHERE rule ->> 'action' IN ('delete', 'manage') AND rule ->> 'subject' IN ('Board', 'Todo', 'Calendar', 'Invoice', 'Client', 'User', 'Role', 'Permission')
);
