ALTER TABLE "accounts" ADD COLUMN "sample_password" text DEFAULT 'known' NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_sample" ON "accounts" USING btree ("entity","id") WHERE is_sample;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_sample_password" CHECK ("sample_password" in ('known', 'kept', 'printed', 'ended'));
--> statement-breakpoint
-- Ends the seed accounts of those passwords, for good: no password matches an empty hash.
CREATE FUNCTION end_sample_accounts(passwords text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Beside the making of the sample company: whichever comes second sees the first.
  PERFORM pg_advisory_xact_lock_shared(hashtext('atrium sample data'));
  UPDATE accounts SET password_hash = '', sample_password = 'ended' WHERE is_sample AND sample_password = ANY (passwords);
  IF FOUND THEN
    -- Also those that were begun while this waited.
    UPDATE sessions s SET revoked_at = now() FROM accounts a
    WHERE a.is_sample AND a.sample_password = 'ended' AND s.entity = a.entity AND s.account_id = a.id AND s.revoked_at IS NULL;
    PERFORM pg_notify('atrium', json_build_object('entity', a.entity, 'change', json_build_object('kind', 'session', 'ids', '[]'::json))::text)
    FROM accounts a WHERE a.is_sample GROUP BY a.entity;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_known_sample_accounts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM end_sample_accounts('{known}');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A real account, however it came to be, ends the seed accounts whose passwords everybody knows.
CREATE TRIGGER accounts_end_samples AFTER INSERT OR UPDATE OF is_sample ON accounts FOR EACH ROW WHEN (NOT NEW.is_sample)
EXECUTE FUNCTION end_known_sample_accounts();
--> statement-breakpoint
CREATE FUNCTION has_real_account() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts WHERE NOT is_sample)
$$;
--> statement-breakpoint
-- With the addresses from where somebody has signed in lately: they are known to the account. Who was suspended is not found.
DROP FUNCTION find_account_for_login(text);
--> statement-breakpoint
CREATE FUNCTION find_account_for_login(login_name text, since timestamptz)
RETURNS TABLE (entity text, account_id bigint, password_hash text, user_type text, is_sample boolean, addresses text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.entity, a.id, a.password_hash, a.user_type, a.is_sample, ARRAY(
    SELECT s.address FROM sessions s WHERE s.entity = a.entity AND s.account_id = a.id AND s.created_at > since
    GROUP BY s.address ORDER BY max(s.created_at) DESC LIMIT 100
  ) FROM accounts a
  WHERE (lower(a.email) = lower(login_name) OR lower(a.username) = lower(login_name)) AND a.suspended_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION has_known_sample_account() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts WHERE is_sample AND sample_password IN ('known', 'kept'))
$$;
