ALTER TABLE "blog_categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled" ON "blog_posts" USING btree ("published_at") WHERE status = 'Scheduled' and deleted_at is null;--> statement-breakpoint
-- Tells the worker which entities have posts whose moment of publication has come, and nothing of them.
CREATE FUNCTION entities_with_posts_due(at timestamptz) RETURNS TABLE (entity text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT p.entity FROM blog_posts p WHERE p.status = 'Scheduled' AND p.deleted_at IS NULL AND p.published_at <= $1
$$;
