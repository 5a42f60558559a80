ALTER TABLE "mails" DROP CONSTRAINT "mails_folder";
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_folder" CHECK ("folder" in ('inbox', 'sent', 'draft', 'archive', 'spam', 'trash'));
