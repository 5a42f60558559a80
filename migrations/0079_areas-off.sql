ALTER TABLE "entities" ADD COLUMN "areas_off" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- What a session may do follows from it too: see tell_session_change.
CREATE TRIGGER entities_tell_areas AFTER UPDATE ON entities FOR EACH ROW
  WHEN (OLD.areas_off IS DISTINCT FROM NEW.areas_off)
  EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
-- A company that has turned the blog off publishes nothing.
CREATE OR REPLACE FUNCTION entities_with_published_posts(at timestamptz) RETURNS TABLE (entity text, changed_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.entity, max(greatest(p.updated_at, p.published_at)) FROM blog_posts p
  WHERE p.status IN ('Published', 'Scheduled') AND p.deleted_at IS NULL AND p.published_at <= $1
    AND NOT EXISTS (SELECT FROM entities e WHERE e.entity = p.entity AND e.areas_off @> '["blog"]')
  GROUP BY p.entity ORDER BY p.entity
$$;
