ALTER TABLE "clients" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "e_invoice" text;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD COLUMN "e_invoice" text;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD COLUMN "e_invoice_format" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "e_invoice" text DEFAULT 'none' NOT NULL;