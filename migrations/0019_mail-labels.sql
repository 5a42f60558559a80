CREATE TABLE "mail_labels" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"tint" text NOT NULL,
	"position" integer NOT NULL,
	"held_mails" bigint[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "mail_labels_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "mail_labels" ADD CONSTRAINT "mail_labels_entity_owner_id_people_entity_id_fk" FOREIGN KEY ("entity","owner_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_labels_of_owner" ON "mail_labels" USING btree ("entity","owner_id","position");