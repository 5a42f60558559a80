ALTER TABLE "invoices" ADD COLUMN "pricing" jsonb DEFAULT '{"taxPer":"line","isGross":false,"discountBasisPoints":0,"discountCents":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recurring_invoices" ADD COLUMN "pricing" jsonb DEFAULT '{"taxPer":"line","isGross":false,"discountBasisPoints":0,"discountCents":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "tax_per" text DEFAULT 'rate' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "gross_prices" boolean DEFAULT false NOT NULL;