CREATE TABLE "samples" (
	"entity" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"keys" jsonb NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed" jsonb,
	CONSTRAINT "samples_entity_pk" PRIMARY KEY("entity")
);
