CREATE TABLE "invoice_attachments" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"mail_id" bigint,
	"added_by" bigint NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_attachments_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_entity_invoice_id_invoices_entity_id_fk" FOREIGN KEY ("entity","invoice_id") REFERENCES "public"."invoices"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_attachments_once" ON "invoice_attachments" USING btree ("entity","invoice_id","file_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_attachments_of_mail" ON "invoice_attachments" USING btree ("entity","invoice_id","mail_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoice_attachments_deleted" ON "invoice_attachments" USING btree ("entity","deleted_at") WHERE deleted_at is not null;