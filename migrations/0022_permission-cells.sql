ALTER TABLE "permissions" ADD COLUMN "cells" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What the permissions of the sample stand for, where they are still called so.
UPDATE permissions SET cells = known.cells FROM (VALUES
  ('Only View', '[{"action":"read","subject":"Calendar"},{"action":"read","subject":"Board"},{"action":"read","subject":"Todo"}]'::jsonb),
  ('Manage Others'' Tasks', '[{"action":"manage","subject":"Board"},{"action":"manage","subject":"Todo"}]'::jsonb),
  ('Financial Management', '[{"action":"manage","subject":"Invoice"},{"action":"manage","subject":"Seller"}]'::jsonb),
  ('Client Communication', '[{"action":"manage","subject":"Email"},{"action":"manage","subject":"Client"}]'::jsonb),
  ('Manage Email Sequences', '[{"action":"manage","subject":"Email"}]'::jsonb),
  ('Project Planning', '[{"action":"manage","subject":"Calendar"},{"action":"manage","subject":"Board"}]'::jsonb),
  ('Add & Remove Users', '[{"action":"manage","subject":"User"}]'::jsonb),
  ('Manage Billing & Roles', '[{"action":"manage","subject":"Seller"},{"action":"manage","subject":"Role"}]'::jsonb),
  ('Management', '[{"action":"manage","subject":"User"},{"action":"manage","subject":"Role"},{"action":"manage","subject":"Permission"},{"action":"manage","subject":"Audit"}]'::jsonb)
) AS known (name, cells) WHERE permissions.name = known.name;
--> statement-breakpoint
-- With whether somebody is suspended: whoever knows the password is told so.
DROP FUNCTION find_account_for_login(text, timestamptz);
--> statement-breakpoint
CREATE FUNCTION find_account_for_login(login_name text, since timestamptz)
RETURNS TABLE (entity text, account_id bigint, password_hash text, user_type text, is_sample boolean, is_suspended boolean, addresses text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.entity, a.id, a.password_hash, a.user_type, a.is_sample, a.suspended_at IS NOT NULL, ARRAY(
    SELECT s.address FROM sessions s WHERE s.entity = a.entity AND s.account_id = a.id AND s.created_at > since
    GROUP BY s.address ORDER BY max(s.created_at) DESC LIMIT 100
  ) FROM accounts a
  WHERE lower(a.email) = lower(login_name) OR lower(a.username) = lower(login_name)
$$;
