-- A reply goes with the mail that it is nested in.
ALTER TABLE "mails" ADD CONSTRAINT "mails_reply_to" FOREIGN KEY ("entity", "reply_to_id") REFERENCES "mails" ("entity", "id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_folder" CHECK ("folder" in ('inbox', 'sent', 'draft', 'spam', 'trash'));
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_type" CHECK ("user_type" in ('staff', 'client'));
--> statement-breakpoint
-- Keeps mail_counts true: one statement, one change per folder, always in the same order so that two writers cannot deadlock.
CREATE FUNCTION count_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mail_counts (entity, owner_id, folder, total, unread)
    SELECT entity, owner_id, folder, count(*), count(*) FILTER (WHERE NOT is_read)
    FROM new_rows WHERE reply_to_id IS NULL AND deleted_at IS NULL
    GROUP BY entity, owner_id, folder ORDER BY entity, owner_id, folder
    ON CONFLICT (entity, owner_id, folder) DO UPDATE SET total = mail_counts.total + excluded.total, unread = mail_counts.unread + excluded.unread;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO mail_counts (entity, owner_id, folder, total, unread)
    SELECT entity, owner_id, folder, -count(*), -count(*) FILTER (WHERE NOT is_read)
    FROM old_rows WHERE reply_to_id IS NULL AND deleted_at IS NULL
    GROUP BY entity, owner_id, folder ORDER BY entity, owner_id, folder
    ON CONFLICT (entity, owner_id, folder) DO UPDATE SET total = mail_counts.total + excluded.total, unread = mail_counts.unread + excluded.unread;
  ELSE
    INSERT INTO mail_counts (entity, owner_id, folder, total, unread)
    SELECT entity, owner_id, folder, sum(total), sum(unread) FROM (
      SELECT entity, owner_id, folder, 1 AS total, (NOT is_read)::int AS unread FROM new_rows WHERE reply_to_id IS NULL AND deleted_at IS NULL
      UNION ALL
      SELECT entity, owner_id, folder, -1, -(NOT is_read)::int FROM old_rows WHERE reply_to_id IS NULL AND deleted_at IS NULL
    ) changes
    GROUP BY entity, owner_id, folder HAVING sum(total) <> 0 OR sum(unread) <> 0 ORDER BY entity, owner_id, folder
    ON CONFLICT (entity, owner_id, folder) DO UPDATE SET total = mail_counts.total + excluded.total, unread = mail_counts.unread + excluded.unread;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mails_counted_on_insert AFTER INSERT ON mails REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_mails();
--> statement-breakpoint
CREATE TRIGGER mails_counted_on_update AFTER UPDATE ON mails REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_mails();
--> statement-breakpoint
CREATE TRIGGER mails_counted_on_delete AFTER DELETE ON mails REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_mails();
--> statement-breakpoint
-- What is no entity's business goes through these few functions of the owner; each lets through what its name says and no more.
CREATE FUNCTION find_account_for_login(login_name text)
RETURNS TABLE (entity text, account_id bigint, password_hash text, user_type text, is_sample boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.entity, a.id, a.password_hash, a.user_type, a.is_sample FROM accounts a
  WHERE lower(a.email) = lower(login_name) OR lower(a.username) = lower(login_name)
$$;
--> statement-breakpoint
CREATE FUNCTION taken_login_names(wanted_email text, wanted_username text)
RETURNS TABLE (email_taken boolean, username_taken boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts WHERE lower(email) = lower(wanted_email)),
         EXISTS (SELECT 1 FROM accounts WHERE lower(username) = lower(wanted_username))
$$;
--> statement-breakpoint
CREATE FUNCTION has_any_account() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM accounts)
$$;
