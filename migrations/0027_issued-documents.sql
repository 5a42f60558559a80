CREATE TABLE "invoice_documents" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_documents_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_entity_id_invoices_entity_id_fk" FOREIGN KEY ("entity","id") REFERENCES "public"."invoices"("entity","id") ON DELETE no action ON UPDATE no action;