CREATE TABLE "help_settings" (
	"entity" text NOT NULL,
	"is_public" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_settings_entity_pk" PRIMARY KEY("entity")
);
