CREATE TABLE "dismissals" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"name" text NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dismissals_entity_person_id_name_pk" PRIMARY KEY("entity","person_id","name")
);
--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;