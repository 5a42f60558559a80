ALTER TABLE "invoice_attachments" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "delivery" jsonb DEFAULT '"none"' NOT NULL;--> statement-breakpoint
ALTER TABLE "recurring_invoices" ADD COLUMN "delivery" text DEFAULT 'issue-day' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "company_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "brand_color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "bank_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "account_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "withholding" jsonb;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "delivery" text DEFAULT 'issue-day' NOT NULL;--> statement-breakpoint
-- What is still a draft is issued with a delivery date, as new invoices are; what was issued keeps its text.
UPDATE "invoices" SET "delivery" = '"issue-day"' WHERE "issued_at" IS NULL AND "purged_at" IS NULL;
