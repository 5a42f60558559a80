CREATE TABLE "entity_plans" (
	"entity" text NOT NULL,
	"plan" text,
	"period" text DEFAULT 'monthly' NOT NULL,
	"trial_until" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"chosen_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "entity_plans_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
CREATE TABLE "response_months" (
	"entity" text NOT NULL,
	"month" text NOT NULL,
	"responses" integer NOT NULL,
	CONSTRAINT "response_months_entity_month_pk" PRIMARY KEY("entity","month")
);
--> statement-breakpoint
CREATE TABLE "subdomains" (
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subdomains_entity_name_pk" PRIMARY KEY("entity","name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subdomains_name" ON "subdomains" USING btree ("name");
--> statement-breakpoint
-- Whose public pages are reached under a name, for whoever calls before it is known which entity they mean.
CREATE FUNCTION find_subdomain(looked text) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.entity FROM subdomains s WHERE s.name = looked
$$;
--> statement-breakpoint
-- Who is there already keeps all that they have: limits begin with those who come now.
INSERT INTO entity_plans (entity, plan, period, trial_until, chosen_at, version)
SELECT entity, 'enterprise', 'monthly', created_at + interval '30 days', now(), 1 FROM entities;
