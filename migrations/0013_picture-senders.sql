CREATE TABLE "mail_picture_senders" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_picture_senders_entity_person_id_email_pk" PRIMARY KEY("entity","person_id","email")
);
--> statement-breakpoint
ALTER TABLE "mail_picture_senders" ADD CONSTRAINT "mail_picture_senders_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;