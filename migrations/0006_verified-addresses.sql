CREATE TABLE "address_verifications" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_verifications_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "outside_message" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "role" text;--> statement-breakpoint
-- Links that were sent until now stand in the inviter's copy too: they end, and may be sent again.
UPDATE invitations SET email = u.email, role = u.role, used_at = coalesce(invitations.used_at, now())
FROM users u WHERE u.entity = invitations.entity AND u.id = invitations.user_id;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "email" SET NOT NULL, ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "address_verifications" ADD CONSTRAINT "address_verifications_entity_account_id_accounts_entity_id_fk" FOREIGN KEY ("entity","account_id") REFERENCES "public"."accounts"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_verifications_of_account" ON "address_verifications" USING btree ("entity","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_verifications_token" ON "address_verifications" USING btree ("entity","token_hash");--> statement-breakpoint
CREATE INDEX "mail_deliveries_of_owner" ON "mail_deliveries" USING btree ("entity","owner_id","created_at");
--> statement-breakpoint
-- Who has signed in with an address until now goes on with it, unless another entity has it as an alias or as a person's.
UPDATE accounts SET email_verified_at = created_at
WHERE is_sample OR NOT (
  EXISTS (SELECT 1 FROM mail_aliases l WHERE l.entity <> accounts.entity AND lower(l.email) = lower(accounts.email))
  OR EXISTS (SELECT 1 FROM people p WHERE p.entity <> accounts.entity AND lower(p.email) = lower(accounts.email) AND p.deleted_at IS NULL)
);
--> statement-breakpoint
-- Whose mailbox an address of the world reaches: an alias, the one person who has it and cannot sign in, or who has proved it to be theirs.
-- An account takes nothing over that is another entity's, and nobody receives anything before their own address is verified.
CREATE OR REPLACE FUNCTION find_mailbox(address text) RETURNS TABLE (entity text, person_id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT found.entity, found.person_id FROM (
    SELECT l.entity, l.person_id, 1 AS rank, 1 AS rivals FROM mail_aliases l
    JOIN accounts a ON a.entity = l.entity AND a.person_id = l.person_id
    WHERE lower(l.email) = lower(address) AND a.email_verified_at IS NOT NULL
    UNION ALL
    SELECT p.entity, p.id, 2, count(*) OVER () FROM people p
    WHERE lower(p.email) = lower(address) AND p.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.entity = p.entity AND a.person_id = p.id)
    UNION ALL
    SELECT a.entity, a.person_id, 3, 1 FROM accounts a
    WHERE lower(a.email) = lower(address) AND a.email_verified_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM mail_aliases l WHERE lower(l.email) = lower(address) AND l.entity <> a.entity)
      AND NOT EXISTS (
        SELECT 1 FROM people p WHERE lower(p.email) = lower(address) AND p.deleted_at IS NULL AND p.entity <> a.entity
          AND NOT EXISTS (SELECT 1 FROM accounts b WHERE b.entity = p.entity AND b.person_id = p.id)
      )
  ) found
  WHERE found.rivals = 1 ORDER BY found.rank LIMIT 1
$$;
--> statement-breakpoint
-- An alias is taken as much as what somebody signs in with.
CREATE OR REPLACE FUNCTION taken_login_names(wanted_email text, wanted_username text)
RETURNS TABLE (email_taken boolean, username_taken boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts WHERE lower(email) = lower(wanted_email))
           OR EXISTS (SELECT 1 FROM mail_aliases WHERE lower(email) = lower(wanted_email)),
         EXISTS (SELECT 1 FROM accounts WHERE lower(username) = lower(wanted_username))
$$;
--> statement-breakpoint
-- Whether another entity receives mail at an address, so that none of its people is given it.
CREATE FUNCTION is_mail_address_of_others(address text, own_entity text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts a WHERE lower(a.email) = lower(address) AND a.entity <> own_entity AND a.email_verified_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM mail_aliases l WHERE lower(l.email) = lower(address) AND l.entity <> own_entity)
$$;
--> statement-breakpoint
-- How many accounts wait for their address to be verified: what the start says.
CREATE FUNCTION count_unverified_accounts() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*) FROM accounts WHERE email_verified_at IS NULL
$$;
