-- Which companies have published posts, for the index of sitemaps: nothing else of them is told, and drafts count for nothing.
CREATE FUNCTION entities_with_published_posts(at timestamptz) RETURNS TABLE (entity text, changed_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.entity, max(greatest(p.updated_at, p.published_at)) FROM blog_posts p
  WHERE p.status IN ('Published', 'Scheduled') AND p.deleted_at IS NULL AND p.published_at <= $1
  GROUP BY p.entity ORDER BY p.entity
$$;
