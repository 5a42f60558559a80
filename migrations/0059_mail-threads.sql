ALTER TABLE "mails" ADD COLUMN "has_quote" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_by_reference" ON "mails" USING gin ("entity","owner_id","reference_ids") WHERE reference_ids <> '{}';--> statement-breakpoint
-- What is stored is joined as what arrives is from now on: threads one of which refers to what another has, or refers to too, under one subject.
-- Nothing that is one thread is taken apart. Each mailbox by itself, all of them at once; the rounds end, because each joins what the last one joined.
DO $$
BEGIN
  CREATE TEMP TABLE thread_names ON COMMIT DROP AS
    SELECT dense_rank() OVER (ORDER BY entity, owner_id, name, topic) AS name, dense_rank() OVER (ORDER BY entity, owner_id, thread_id) AS node,
      entity, owner_id, thread_id, bool_or(is_reference) AS is_reference
    FROM (
      SELECT entity, owner_id, thread_id, named.name, named.is_reference,
        btrim(lower(regexp_replace(regexp_replace(subject, '^(\s*([[:alpha:]]{1,12}\s*([[(]\d+[])])?\s*[:：]|\[[^]]{1,60}\]))+', ''), '\s+', ' ', 'g'))) AS topic
      FROM mails, LATERAL (SELECT message_id AS name, false AS is_reference UNION ALL SELECT unnest(reference_ids), true) named
      WHERE deleted_at IS NULL AND folder NOT IN ('spam', 'trash') AND named.name <> ''
    ) names
    GROUP BY entity, owner_id, thread_id, names.name, topic;
  CREATE TEMP TABLE shared_names ON COMMIT DROP AS
    SELECT name, node FROM thread_names
    WHERE name IN (SELECT name FROM thread_names GROUP BY name HAVING count(*) > 1 AND bool_or(is_reference));
  CREATE TEMP TABLE joined_threads ON COMMIT DROP AS
    SELECT DISTINCT node, node AS root, entity, owner_id, thread_id FROM thread_names WHERE node IN (SELECT node FROM shared_names);
  CREATE INDEX ON shared_names (node);
  CREATE INDEX ON joined_threads (node);
  ANALYZE shared_names;
  ANALYZE joined_threads;
  FOR round IN 1..100 LOOP
    UPDATE joined_threads one SET root = lower.root
    FROM (
      SELECT shared.node, min(named.root) AS root
      FROM shared_names shared
      JOIN (SELECT name, min(root) AS root FROM shared_names JOIN joined_threads USING (node) GROUP BY name) named USING (name)
      GROUP BY shared.node
    ) lower
    WHERE lower.node = one.node AND lower.root < one.root;
    EXIT WHEN NOT FOUND;
    UPDATE joined_threads one SET root = next.root FROM joined_threads next WHERE next.node = one.root AND next.root < one.root;
  END LOOP;
  -- Of each thread the conversation that goes on; the oldest of those that are one now is listed for all of them.
  CREATE TEMP TABLE former_heads ON COMMIT DROP AS
    SELECT entity, owner_id, id, head, listed_in FROM (
      SELECT heads.*, first_value(id) OVER (PARTITION BY root ORDER BY date_trunc('second', time), message_id COLLATE "C", id) AS head, count(*) OVER (PARTITION BY root) AS heads
      FROM (
        SELECT DISTINCT ON (joined.node) joined.root, mails.entity, mails.owner_id, mails.id, mails.time, mails.message_id, mails.listed_in
        FROM joined_threads joined
        JOIN mails ON mails.entity = joined.entity AND mails.owner_id = joined.owner_id AND mails.thread_id = joined.thread_id
          AND mails.listed_in IN ('inbox', 'snoozed', 'archive')
        ORDER BY joined.node, mails.last_time DESC, mails.id DESC
      ) heads
    ) placed
    WHERE heads > 1;
  UPDATE mails SET thread_id = root.thread_id
  FROM joined_threads joined JOIN joined_threads root ON root.node = joined.root
  WHERE joined.root <> joined.node AND mails.entity = joined.entity AND mails.owner_id = joined.owner_id AND mails.thread_id = joined.thread_id;
  UPDATE mails head SET
    folder = CASE WHEN former.comes_up THEN 'inbox' ELSE head.folder END,
    is_read = head.is_read AND former.is_read,
    is_starred = head.is_starred OR former.is_starred,
    labels = ARRAY(SELECT label FROM mails one, unnest(one.labels) WITH ORDINALITY AS given(label, at)
      WHERE one.entity = head.entity AND (one.id = head.id OR one.id = ANY (former.ids)) GROUP BY label ORDER BY min(one.id), min(at)),
    snoozed_until = CASE WHEN former.is_awake THEN NULL ELSE least(head.snoozed_until, former.snoozed_until) END,
    last_time = greatest(head.last_time, former.last_time),
    nested_text = left(head.nested_text || ' ' || former.found_by, 200000),
    reply_to_id = NULL,
    version = head.version + 1
  FROM (
    SELECT heads.entity, heads.head, array_agg(mails.id) FILTER (WHERE mails.id <> heads.head) AS ids, bool_or(heads.listed_in <> 'archive') AS comes_up,
      bool_or(heads.listed_in = 'inbox') AS is_awake, bool_and(mails.is_read) AS is_read, bool_or(mails.is_starred) AS is_starred,
      min(mails.snoozed_until) AS snoozed_until, max(mails.last_time) AS last_time,
      left(string_agg(concat_ws(' ', from_name, from_email, mail_names("to"), mail_names(cc), subject, mail_names(attachments), message_text, nested_text), ' '
        ORDER BY mails.id) FILTER (WHERE mails.id <> heads.head), 200000) AS found_by
    FROM former_heads heads JOIN mails ON mails.entity = heads.entity AND mails.id = heads.id
    GROUP BY heads.entity, heads.head
  ) former
  WHERE head.entity = former.entity AND head.id = former.head;
  DELETE FROM former_heads WHERE id = head;
  UPDATE mails SET nested_in_id = former.head FROM former_heads former WHERE mails.entity = former.entity AND mails.nested_in_id = former.id;
  UPDATE mails SET is_nested = true, nested_in_id = former.head, reply_to_id = former.head, snoozed_until = NULL, version = version + 1
  FROM former_heads former WHERE mails.entity = former.entity AND mails.id = former.id;
  UPDATE notifications SET target_id = former.head, path = '/apps/email/inbox/' || former.head
  FROM former_heads former
  WHERE notifications.entity = former.entity AND notifications.person_id = former.owner_id AND notifications.area = 'email'
    AND notifications.target_id = former.id AND notifications.read_at IS NULL;
END $$;
