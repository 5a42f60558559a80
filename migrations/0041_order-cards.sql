CREATE TABLE "links" (
	"entity" text NOT NULL,
	"from_kind" text NOT NULL,
	"from_id" bigint NOT NULL,
	"to_kind" text NOT NULL,
	"to_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "links_entity_from_kind_from_id_to_kind_to_id_pk" PRIMARY KEY("entity","from_kind","from_id","to_kind","to_id")
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"entity" text NOT NULL,
	"space_id" bigint,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fulfilments_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
CREATE INDEX "links_backwards" ON "links" USING btree ("entity","to_kind","to_id");