-- One verified address at a public mail provider says nothing about the other addresses there. People without an account get mail only in a domain
-- in which no other company has a verified account or an alias, the rule that aliases follow (is_mail_domain_of_others). People of other companies
-- do not count here: an archive brings in as many as it likes, and would cut off the mail of the company they were copied from.
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
      AND NOT EXISTS (
        SELECT 1 FROM accounts a
        WHERE lower(split_part(a.email, '@', -1)) = lower(split_part(address, '@', -1)) AND a.entity <> p.entity AND a.email_verified_at IS NOT NULL
      )
      AND NOT EXISTS (
        SELECT 1 FROM mail_aliases l
        WHERE lower(split_part(l.email, '@', -1)) = lower(split_part(address, '@', -1)) AND l.entity <> p.entity
      )
    UNION ALL
    SELECT a.entity, a.person_id, 3, 1 FROM accounts a
    WHERE lower(a.email) = lower(address) AND a.email_verified_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM mail_aliases l WHERE lower(l.email) = lower(address) AND l.entity <> a.entity)
  ) found
  WHERE found.rivals = 1 ORDER BY found.rank LIMIT 1
$$;
