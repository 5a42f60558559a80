CREATE TABLE "mail_signing_keys" (
	"entity" text NOT NULL,
	"domain" text NOT NULL,
	"selector" text NOT NULL,
	"public_key" text NOT NULL,
	"sealed_key" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_signing_keys_entity_domain_selector_pk" PRIMARY KEY("entity","domain","selector")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender_check" jsonb;--> statement-breakpoint
-- Whether a domain is a company's own: people of it have verified addresses there, and nobody else has. At a public provider that is neither of two.
CREATE FUNCTION owns_mail_domain(wanted_domain text, own_entity text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(bool_and(a.entity = own_entity), false) FROM accounts a
  WHERE lower(split_part(a.email, '@', -1)) = lower(wanted_domain) AND a.email_verified_at IS NOT NULL
$$;
--> statement-breakpoint
-- The key that mail from a domain is signed with, whoever of the installation it leaves for: what the installation itself writes is from one domain for all.
CREATE FUNCTION find_signing_key(wanted_domain text) RETURNS TABLE (entity text, selector text, sealed_key text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT k.entity, k.selector, k.sealed_key FROM mail_signing_keys k
  WHERE k.domain = lower(wanted_domain) AND k.published_at IS NOT NULL AND owns_mail_domain(k.domain, k.entity)
  ORDER BY k.published_at DESC LIMIT 1
$$;
