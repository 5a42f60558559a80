DROP VIEW IF EXISTS visible.chat_messages;--> statement-breakpoint
ALTER TABLE "chat_messages" drop column "search_text";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(message)) STORED NOT NULL;--> statement-breakpoint
-- It went with its column.
CREATE INDEX "chat_messages_by_text" ON "chat_messages" USING gin ("entity",search_text gin_trgm_ops) WHERE deleted_at is null;
