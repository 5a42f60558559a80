CREATE TABLE "bookmarks" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"page_ids" integer[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookmarks_entity_person_id_pk" PRIMARY KEY("entity","person_id")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;