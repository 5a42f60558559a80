CREATE TABLE "sign_on_attempts" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"state_hash" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_on_attempts_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"entity" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_on_identities_entity_issuer_subject_pk" PRIMARY KEY("entity","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_ons" (
	"entity" text NOT NULL,
	"label" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text,
	"new_user_role" text,
	"role_claim" text NOT NULL,
	"roles" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"is_only_way" boolean NOT NULL,
	"kept_account_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ons_entity_pk" PRIMARY KEY("entity")
);
--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ons" ADD CONSTRAINT "sign_ons_entity_kept_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","kept_account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_attempts_state" ON "sign_on_attempts" USING btree ("entity","state_hash");--> statement-breakpoint
CREATE INDEX "sign_on_identities_of_account" ON "sign_on_identities" USING btree ("entity","account_id");
--> statement-breakpoint
-- In whose company an address signs in by a provider, for whoever calls before it is known who they are.
CREATE FUNCTION find_sign_on_of(looked text) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.entity FROM accounts a JOIN sign_ons s ON s.entity = a.entity AND s.is_active WHERE lower(a.email) = lower(looked)
$$;
--> statement-breakpoint
-- Which companies do so; of more than one it is enough to know that.
CREATE FUNCTION offered_sign_ons() RETURNS TABLE (entity text, label text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.entity, s.label FROM sign_ons s WHERE s.is_active LIMIT 2
$$;
