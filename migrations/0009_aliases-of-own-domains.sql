-- Whether another entity has an address of a domain: then nobody may take more of them, as neither has proved that all of it is theirs.
-- Accounts count once they are verified, so that a mere registration takes nothing away.
CREATE FUNCTION is_mail_domain_of_others(wanted_domain text, own_entity text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
      SELECT 1 FROM accounts a
      WHERE lower(split_part(a.email, '@', -1)) = lower(wanted_domain) AND a.entity <> own_entity AND a.email_verified_at IS NOT NULL
    )
    OR EXISTS (SELECT 1 FROM mail_aliases l WHERE lower(split_part(l.email, '@', -1)) = lower(wanted_domain) AND l.entity <> own_entity)
    OR EXISTS (
      SELECT 1 FROM people p
      WHERE lower(split_part(p.email, '@', -1)) = lower(wanted_domain) AND p.entity <> own_entity AND p.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM accounts b WHERE b.entity = p.entity AND b.person_id = p.id)
    )
$$;
