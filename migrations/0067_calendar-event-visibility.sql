ALTER TABLE "calendar_events" ADD COLUMN "conference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
-- A private event is found by its owner and its guests alone, in whichever calendar it is.
CREATE OR REPLACE FUNCTION search_lines_of_event(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT id, 0, 'event', left(title, 300), left(location || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g'), 700), '', owner_id,
    CASE WHEN is_private OR (own_calendar_id IS NULL AND calendar = 'Personal') THEN owner_id END,
    CASE WHEN NOT is_private THEN own_calendar_id END,
    ARRAY(SELECT (guest ->> 'personId')::bigint FROM jsonb_array_elements(guests) guest WHERE jsonb_typeof(guest -> 'personId') = 'number' ORDER BY 1),
    NULL::timestamptz, span_from::timestamptz,
    jsonb_build_object('event', coalesce(master_id, id), 'at', coalesce(occurrence, starts.key), 'time', starts.key)
  FROM calendar_events, LATERAL (
    SELECT CASE WHEN all_day THEN start_date::text ELSE search_time(starts_at) END AS key
  ) starts
  WHERE entity = given_entity AND id = ANY (given_ids) AND deleted_at IS NULL
$$;
--> statement-breakpoint
-- As make_search_source made it, and also when an event becomes private or is so no more.
CREATE OR REPLACE FUNCTION keep_search_of_event() RETURNS trigger LANGUAGE plpgsql AS $keep$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_search_of_event(entity, array_agg(id)) FROM new_rows GROUP BY entity;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM write_search_of_event(entity, array_agg(id)) FROM new_rows JOIN old_rows USING (entity, id)
    WHERE (new_rows.title, new_rows.location, new_rows.description, new_rows.owner_id, new_rows.calendar, new_rows.own_calendar_id, new_rows.guests, new_rows.span_from, new_rows.all_day, new_rows.start_date, new_rows.starts_at, new_rows.master_id, new_rows.occurrence, new_rows.is_private, new_rows.deleted_at)
      IS DISTINCT FROM (old_rows.title, old_rows.location, old_rows.description, old_rows.owner_id, old_rows.calendar, old_rows.own_calendar_id, old_rows.guests, old_rows.span_from, old_rows.all_day, old_rows.start_date, old_rows.starts_at, old_rows.master_id, old_rows.occurrence, old_rows.is_private, old_rows.deleted_at) GROUP BY entity;
  ELSE
    DELETE FROM search_entries kept USING old_rows WHERE kept.entity = old_rows.entity AND kept.source = 'event' AND kept.id = old_rows.id;
  END IF;
  RETURN NULL;
END $keep$;
