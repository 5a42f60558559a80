-- The words of a text, a space before each: src/features/search/fold-words.ts makes the same of what is asked for.
CREATE FUNCTION search_words_of(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT rtrim(regexp_replace(' ' || fold_text(given), '[\t\n\v\f\r -/:-@\[-`{-~\u00ab\u00bb\u060c\u061b\u061f\u2010-\u2027]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"entity" text NOT NULL,
	"source" text NOT NULL,
	"id" bigint NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"author" text NOT NULL,
	"author_id" bigint,
	"owner_id" bigint,
	"room" bigint,
	"reader_ids" bigint[] NOT NULL,
	"shown_from" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"words" text GENERATED ALWAYS AS (search_words_of(title) || search_words_of(author) || search_words_of(detail)) STORED NOT NULL,
	"heading" integer GENERATED ALWAYS AS (char_length(search_words_of(title))) STORED NOT NULL,
	CONSTRAINT "search_entries_entity_source_id_part_pk" PRIMARY KEY("entity","source","id","part")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"entity" text NOT NULL,
	"word" text NOT NULL,
	"added_by" bigint NOT NULL,
	CONSTRAINT "search_words_entity_word_added_by_pk" PRIMARY KEY("entity","word","added_by")
);
--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("entity","kind","moved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_newest_mails" ON "search_entries" USING btree ("entity","owner_id","moved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind = 'mail';--> statement-breakpoint
CREATE INDEX "search_entries_of_author" ON "search_entries" USING btree ("entity","author_id","kind","moved_at" DESC NULLS FIRST) WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "search_entries_words_of_mail" ON "search_entries" USING gin ("entity","owner_id",words gin_trgm_ops) WHERE kind = 'mail';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_message" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'message';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_card" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'card';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_todo" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'todo';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_event" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'event';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_invoice" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_client" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'client';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_user" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'user';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_person" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'person';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_product" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_order" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'order';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_post" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'post';--> statement-breakpoint
CREATE INDEX "search_entries_words_of_file" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'file';--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("entity",word gin_trgm_ops);--> statement-breakpoint
-- What the index has of a record, as its area says it in search_lines_of_SOURCE: one line for it, and one for each file that it names.
CREATE TYPE search_line AS (
  id bigint, part integer, kind text, title text, detail text, author text, author_id bigint, owner_id bigint, room bigint,
  reader_ids bigint[], shown_from timestamptz, moved_at timestamptz, facts jsonb
);
--> statement-breakpoint
-- A moment as JSON has it, whatever the zone of whoever writes it.
CREATE FUNCTION search_time(given timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_char(given AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_mail(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  WITH found AS (
    SELECT id, subject, message_text, from_name, from_email, from_person_id, owner_id, time, attachments,
      jsonb_build_object('folder', CASE WHEN is_nested THEN 'inbox' ELSE listed_in END, 'mail', coalesce(nested_in_id, id), 'time', search_time(time)) AS facts
    FROM mails
    WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL AND folder <> 'trash'
  )
  SELECT id, 0, 'mail', left(subject, 300), left(message_text, 700), left(from_name || ' ' || from_email, 300), from_person_id, owner_id, NULL::bigint,
    '{}'::bigint[], NULL::timestamptz, time::timestamptz, facts
  FROM found
  UNION ALL
  SELECT found.id, one.at::integer, 'file', left(one.file ->> 'fileName', 300), '', left(from_name || ' ' || from_email, 300), from_person_id, owner_id, NULL,
    '{}', NULL, time, facts || jsonb_build_object('file', one.file -> 'fileId')
  FROM found, jsonb_array_elements(attachments) WITH ORDINALITY AS one(file, at)
  WHERE one.file ->> 'contentId' IS NULL AND NOT coalesce((one.file ->> 'isWholeMessage')::boolean, false)
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_message(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  WITH found AS (
    SELECT id, message, sender_id, thread_id, time, attachments,
      jsonb_build_object('thread', thread_id, 'root', root_id, 'time', search_time(time)) AS facts
    FROM chat_messages
    WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
  )
  SELECT id, 0, 'message', left(message, 300), substr(message, 301, 700), '', sender_id, NULL::bigint, thread_id,
    '{}'::bigint[], NULL::timestamptz, time::timestamptz, facts
  FROM found WHERE message <> ''
  UNION ALL
  SELECT found.id, one.at::integer, 'file', left(one.file ->> 'name', 300), '', '', sender_id, NULL, thread_id,
    '{}', NULL, time, facts || jsonb_build_object('file', one.file -> 'fileId')
  FROM found, jsonb_array_elements(attachments) WITH ORDINALITY AS one(file, at)
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_card(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  WITH found AS (
    SELECT id, title, description_text, labels, created_by, board_id, created_at, attachments, jsonb_build_object('time', search_time(due_at)) AS facts
    FROM kanban_tasks
    WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
  )
  SELECT id, 0, 'card', left(title, 300), left(description_text, 700), '', created_by, NULL::bigint, board_id,
    '{}'::bigint[], NULL::timestamptz, created_at::timestamptz, facts
  FROM found
  UNION ALL
  SELECT found.id, one.at::integer, 'file', left(one.file ->> 'name', 300), '', '', created_by, NULL, board_id,
    '{}', NULL, created_at, facts || jsonb_build_object('file', one.file -> 'fileId')
  FROM found, jsonb_array_elements(attachments) WITH ORDINALITY AS one(file, at)
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_todo(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'todo', left(title, 300), left(description_text, 700), array_to_string(tags, ' '), created_by, NULL::bigint, NULL::bigint,
    '{}'::bigint[], NULL::timestamptz, created_at::timestamptz, jsonb_build_object('time', due_date)
  FROM todo_tasks
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
-- Of a changed occurrence the series is opened, at the start that the rule gives it.
CREATE FUNCTION search_lines_of_event(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'event', left(title, 300), left(location || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g'), 700), '', owner_id,
    CASE WHEN own_calendar_id IS NULL AND calendar = 'Personal' THEN owner_id END, own_calendar_id,
    ARRAY(SELECT (guest ->> 'personId')::bigint FROM jsonb_array_elements(guests) guest WHERE jsonb_typeof(guest -> 'personId') = 'number' ORDER BY 1),
    NULL::timestamptz, span_from::timestamptz,
    jsonb_build_object('event', coalesce(master_id, id), 'at', coalesce(occurrence, starts.key), 'time', starts.key)
  FROM calendar_events, LATERAL (
    SELECT CASE WHEN all_day THEN start_date::text ELSE search_time(starts_at) END AS key
  ) starts
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_invoice(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'invoice', left(coalesce(number, '#' || id) || ' · ' || client_name, 300), left(service || ' ' || notes, 700),
    left(coalesce(client ->> 'name', '') || ' ' || coalesce(client ->> 'companyEmail', ''), 300), created_by, NULL::bigint, NULL::bigint,
    '{}'::bigint[], NULL::timestamptz, issued_on::timestamp AT TIME ZONE 'UTC', jsonb_build_object('time', issued_on)
  FROM invoices
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_client(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'client', left(CASE company WHEN '' THEN name ELSE company END, 300),
    left(concat_ws(' · ', CASE company WHEN '' THEN NULL ELSE nullif(name, '') END, nullif(company_email, ''), nullif(country, '')), 700), '',
    NULL::bigint, NULL::bigint, NULL::bigint, '{}'::bigint[], NULL::timestamptz, created_at::timestamptz, '{}'::jsonb
  FROM clients
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_user(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'user', left(full_name, 300), left(concat_ws(' · ', email, nullif(company, '')), 700), '',
    NULL::bigint, NULL::bigint, NULL::bigint, '{}'::bigint[], NULL::timestamptz, created_at::timestamptz, '{}'::jsonb
  FROM users
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_person(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'person', left(full_name, 300), left(concat_ws(' · ', nullif(role, ''), nullif(email, '')), 700), '',
    NULL::bigint, NULL::bigint, NULL::bigint, '{}'::bigint[], NULL::timestamptz, created_at::timestamptz, '{}'::jsonb
  FROM people
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_product(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'product', left(name, 300), left(concat_ws(' · ', nullif(brand, ''), nullif(category, ''), nullif(description, '')), 700), '',
    NULL::bigint, NULL::bigint, NULL::bigint, '{}'::bigint[], CASE WHEN is_published THEN created_at::timestamptz END, created_at::timestamptz, '{}'::jsonb
  FROM products
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_order(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'order', left('#' || id || ' · ' || coalesce(nullif(address ->> 'company', ''), address ->> 'name'), 300),
    left((SELECT string_agg(line ->> 'name', ', ' ORDER BY at) FROM jsonb_array_elements(lines) WITH ORDINALITY AS one(line, at)), 700),
    left(address ->> 'name', 300), person_id, person_id, NULL::bigint,
    '{}'::bigint[], NULL::timestamptz, created_at::timestamptz, jsonb_build_object('time', search_time(created_at))
  FROM orders
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION search_lines_of_post(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'post', left(title, 300), left(excerpt || ' ' || content_text, 700), array_to_string(tags, ' '), author_id, NULL::bigint, NULL::bigint,
    '{}'::bigint[], CASE WHEN status IN ('Published', 'Scheduled') THEN published_at::timestamptz END,
    coalesce(published_at, created_at)::timestamptz, jsonb_build_object('time', search_time(coalesce(published_at, created_at)))
  FROM blog_posts
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
-- Puts what there is of some records into the index, and takes out what there is no more; what is there as it should be is not written.
-- The words of titles that are new are kept too: without a wait for another transaction that adds the same.
CREATE FUNCTION make_search_source(source text, of_table text, watched text[]) RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  is_changed constant text := format('(%s) IS DISTINCT FROM (%s)',
    (SELECT string_agg(format('new_rows.%I', one), ', ') FROM unnest(watched) one), (SELECT string_agg(format('old_rows.%I', one), ', ') FROM unnest(watched) one));
BEGIN
  EXECUTE format($body$
    CREATE FUNCTION write_search_of_%1$s(given_entity text, given_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $write$
    BEGIN
      WITH lines AS MATERIALIZED (
        SELECT * FROM search_lines_of_%1$s(given_entity, given_ids)
      ), gone AS (
        DELETE FROM search_entries kept
        WHERE kept.entity = given_entity AND kept.source = '%1$s' AND kept.id = ANY (given_ids)
          AND NOT EXISTS (SELECT FROM lines WHERE lines.id = kept.id AND lines.part = kept.part)
      ), written AS (
        INSERT INTO search_entries AS kept
          (entity, source, id, part, kind, title, detail, author, author_id, owner_id, room, reader_ids, shown_from, moved_at, facts)
        SELECT given_entity, '%1$s', id, part, kind, title, detail, author, author_id, owner_id, room, reader_ids, shown_from, moved_at, facts
        FROM lines ORDER BY id, part
        ON CONFLICT (entity, source, id, part) DO UPDATE SET
          (kind, title, detail, author, author_id, owner_id, room, reader_ids, shown_from, moved_at, facts) =
          (excluded.kind, excluded.title, excluded.detail, excluded.author, excluded.author_id, excluded.owner_id, excluded.room, excluded.reader_ids,
            excluded.shown_from, excluded.moved_at, excluded.facts)
        WHERE (kept.kind, kept.title, kept.detail, kept.author, kept.author_id, kept.owner_id, kept.room, kept.reader_ids, kept.shown_from, kept.moved_at, kept.facts)
          IS DISTINCT FROM (excluded.kind, excluded.title, excluded.detail, excluded.author, excluded.author_id, excluded.owner_id, excluded.room,
            excluded.reader_ids, excluded.shown_from, excluded.moved_at, excluded.facts)
        RETURNING left(words, heading) || search_words_of(author) AS words
      )
      INSERT INTO search_words (entity, word, added_by)
      SELECT DISTINCT given_entity, word, pg_current_xact_id()::text::bigint
      FROM written, string_to_table(words, ' ') AS one(word)
      WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$'
        AND NOT EXISTS (SELECT FROM search_words known WHERE known.entity = given_entity AND known.word = one.word);
    END $write$
  $body$, source);
  EXECUTE format($body$
    CREATE FUNCTION keep_search_of_%1$s() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM write_search_of_%1$s(entity, array_agg(id)) FROM new_rows GROUP BY entity;
      ELSIF TG_OP = 'UPDATE' THEN
        PERFORM write_search_of_%1$s(entity, array_agg(id)) FROM new_rows JOIN old_rows USING (entity, id) WHERE %2$s GROUP BY entity;
      ELSE
        DELETE FROM search_entries kept USING old_rows WHERE kept.entity = old_rows.entity AND kept.source = '%1$s' AND kept.id = old_rows.id;
      END IF;
      RETURN NULL;
    END $keep$
  $body$, source, is_changed);
  EXECUTE format('CREATE TRIGGER %1$I_to_search_on_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_%2$s()', of_table, source);
  EXECUTE format('CREATE TRIGGER %1$I_to_search_on_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_%2$s()', of_table, source);
  EXECUTE format('CREATE TRIGGER %1$I_to_search_on_delete AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_of_%2$s()', of_table, source);
  -- What is there already.
  EXECUTE format('SELECT write_search_of_%2$s(entity, array_agg(id)) FROM %1$I GROUP BY entity', of_table, source);
END $make$;
--> statement-breakpoint
SELECT make_search_source(source, of_table, watched::text[]) FROM (VALUES
  ('mail', 'mails', '{subject,message_text,from_name,from_email,from_person_id,owner_id,time,attachments,folder,listed_in,is_nested,nested_in_id,deleted_at}'),
  ('message', 'chat_messages', '{message,sender_id,thread_id,root_id,time,attachments,deleted_at}'),
  ('card', 'kanban_tasks', '{title,description_text,created_by,board_id,created_at,due_at,attachments,deleted_at}'),
  ('todo', 'todo_tasks', '{title,description_text,tags,created_by,created_at,due_date,deleted_at}'),
  ('event', 'calendar_events', '{title,location,description,owner_id,calendar,own_calendar_id,guests,span_from,all_day,start_date,starts_at,master_id,occurrence,deleted_at}'),
  ('invoice', 'invoices', '{number,client_name,client,service,notes,created_by,issued_on,deleted_at}'),
  ('client', 'clients', '{name,company,company_email,country,created_at,deleted_at}'),
  ('user', 'users', '{full_name,email,company,created_at,deleted_at}'),
  ('person', 'people', '{full_name,email,role,created_at,deleted_at}'),
  ('product', 'products', '{name,brand,category,description,is_published,created_at,deleted_at}'),
  ('order', 'orders', '{address,lines,person_id,created_at,deleted_at}'),
  ('post', 'blog_posts', '{title,excerpt,content_text,tags,author_id,status,published_at,created_at,deleted_at}')
) AS sources(source, of_table, watched);
--> statement-breakpoint
-- Words of the entity's titles that are like one that nothing has, the nearest first. Short words share hardly a trigram with what they are mistyped
-- as: of these the ones that begin and are as long as it.
CREATE FUNCTION search_words_like(given text) RETURNS TABLE (word text, nearness real) LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT known.word, similarity(known.word, given) FROM public.search_words known
  WHERE known.entity = nullif(current_setting('app.entity', true), '')
    AND (known.word % given
      OR (length(given) <= 5 AND known.word LIKE left(given, 1) || '%' AND length(known.word) BETWEEN length(given) - 1 AND length(given) + 1))
  GROUP BY known.word ORDER BY 2 DESC, 1 LIMIT 200
$$;
