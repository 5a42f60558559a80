ALTER TABLE "mail_preferences" ADD COLUMN "density" text DEFAULT 'comfortable' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD COLUMN "reading_pane" text DEFAULT 'right' NOT NULL;