DROP INDEX "mails_by_message_id";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE INDEX "mails_by_message_id" ON "mails" USING btree ("entity","owner_id","message_id","content_hash") WHERE message_id <> '';