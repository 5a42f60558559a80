DROP INDEX "todo_tasks_due";--> statement-breakpoint
DROP INDEX "todo_tasks_title";--> statement-breakpoint
CREATE INDEX "todo_tasks_open" ON "todo_tasks" USING btree ("entity","is_completed","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "todo_tasks_open_manual" ON "todo_tasks" USING btree ("entity","is_completed","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "todo_tasks_due" ON "todo_tasks" USING btree ("entity","is_completed","due_date","due_time","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "todo_tasks_title" ON "todo_tasks" USING btree ("entity","is_completed",title collate names,"id") WHERE deleted_at is null;