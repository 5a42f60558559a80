-- People who cannot sign in have proved nothing: anybody can bring them along in an archive. They get mail in a domain where their own company has
-- proved an address, or where no other company has.
CREATE OR REPLACE FUNCTION find_mailbox(address text) RETURNS TABLE (entity text, person_id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH persons AS (
    SELECT p.entity, p.id FROM people p
    CROSS JOIN LATERAL (
      SELECT bool_or(a.entity = p.entity) AS by_own, bool_or(a.entity <> p.entity) AS by_others FROM accounts a
      WHERE lower(split_part(a.email, '@', -1)) = lower(split_part(address, '@', -1)) AND a.email_verified_at IS NOT NULL
    ) proved
    WHERE lower(p.email) = lower(address) AND p.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.entity = p.entity AND a.person_id = p.id)
      AND (proved.by_own OR proved.by_others IS NOT TRUE)
  )
  SELECT found.entity, found.person_id FROM (
    SELECT l.entity, l.person_id, 1 AS rank, 1 AS rivals FROM mail_aliases l
    JOIN accounts a ON a.entity = l.entity AND a.person_id = l.person_id
    WHERE lower(l.email) = lower(address) AND a.email_verified_at IS NOT NULL
    UNION ALL
    SELECT p.entity, p.id, 2, count(*) OVER () FROM persons p
    UNION ALL
    SELECT a.entity, a.person_id, 3, 1 FROM accounts a
    WHERE lower(a.email) = lower(address) AND a.email_verified_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM mail_aliases l WHERE lower(l.email) = lower(address) AND l.entity <> a.entity)
      AND NOT EXISTS (SELECT 1 FROM persons p WHERE p.entity <> a.entity)
  ) found
  WHERE found.rivals = 1 ORDER BY found.rank LIMIT 1
$$;
