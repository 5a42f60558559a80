CREATE TABLE "dashboard_arrangements" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"page" text NOT NULL,
	"choice" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dashboard_arrangements_entity_person_id_page_pk" PRIMARY KEY("entity","person_id","page")
);
