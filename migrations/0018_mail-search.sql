-- The view of the table names the column; it is made again after every migration.
DROP VIEW IF EXISTS visible.mails;
--> statement-breakpoint
-- A text as a search compares it: src/features/email/search/fold-text.ts does the same to what is asked for. Of what both know as immutable only, so that a column can be made of it.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
    'ıøđðłħς’‘ٱىیةک' || chr(31), 'ioddlhσ''''اييهك '), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
--> statement-breakpoint
-- Names and addresses of recipients, or the names of attachments; pictures that stand in the message have none that is looked for.
CREATE FUNCTION mail_names(given jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(coalesce(one ->> 'name', '') || ' ' || coalesce(one ->> 'email', '') || coalesce(one ->> 'fileName', ''), ' '), '')
  FROM jsonb_array_elements(given) one WHERE one ->> 'contentId' IS NULL
$$;
--> statement-breakpoint
-- What mails are nested adds to the search of their conversation: their recipients and attachments too.
UPDATE "mails" SET "nested_text" = left("nested_text" || ' ' || nested.names, 200000)
FROM (
  SELECT entity, nested_in_id, string_agg(from_email || ' ' || mail_names("to") || ' ' || mail_names(cc) || ' ' || mail_names(attachments), ' ' ORDER BY id) AS names
  FROM "mails" WHERE is_nested AND nested_in_id IS NOT NULL GROUP BY entity, nested_in_id
) nested
WHERE "mails"."entity" = nested.entity AND "mails"."id" = nested.nested_in_id;
--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(from_name || ' ' || from_email) || chr(31) || fold_text(mail_names("to")) || chr(31) || fold_text(mail_names(cc)) || chr(31) || fold_text(mail_names(bcc)) || chr(31) || fold_text(subject) || chr(31) || fold_text(mail_names(attachments)) || chr(31) || fold_text(message_text) || chr(31) || fold_text(nested_text)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "mails_by_text" ON "mails" USING gin ("entity","owner_id",search_text gin_trgm_ops) WHERE listed_in is not null;
