CREATE TABLE "blog_bookmarks" (
	"entity" text NOT NULL,
	"post_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_bookmarks_entity_post_id_person_id_pk" PRIMARY KEY("entity","post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "blog_categories_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"parent_id" bigint,
	"person_id" bigint NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "blog_comments_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"cover_file_id" bigint,
	"published_at" timestamp (3) with time zone,
	"content_text" text DEFAULT '' NOT NULL,
	"author_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(title || chr(31) || excerpt || chr(31) || content_text || chr(31) || todo_tags_text(tags))) STORED NOT NULL,
	CONSTRAINT "blog_posts_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"entity" text NOT NULL,
	"post_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"cover_file_id" bigint,
	"published_at" timestamp (3) with time zone,
	"person_id" bigint NOT NULL,
	"restored_from" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_revisions_entity_post_id_number_pk" PRIMARY KEY("entity","post_id","number")
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"entity" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" bigint NOT NULL,
	CONSTRAINT "blog_slugs_entity_slug_pk" PRIMARY KEY("entity","slug")
);
--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_entity_post_id_blog_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."blog_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_entity_post_id_blog_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."blog_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_entity_author_id_people_entity_id_fk" FOREIGN KEY ("entity","author_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_entity_post_id_blog_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."blog_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_entity_post_id_blog_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."blog_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_bookmarks_of_person" ON "blog_bookmarks" USING btree ("entity","person_id");--> statement-breakpoint
CREATE INDEX "blog_comments_of_post" ON "blog_comments" USING btree ("entity","post_id","id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("entity",coalesce(published_at, created_at) desc,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_categories" ON "blog_posts" USING gin ("entity","category_ids");--> statement-breakpoint
CREATE INDEX "blog_posts_tagged" ON "blog_posts" USING gin ("entity","tags");--> statement-breakpoint
CREATE INDEX "blog_posts_by_text" ON "blog_posts" USING gin ("entity",search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_trash" ON "blog_posts" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "blog_slugs_of_post" ON "blog_slugs" USING btree ("entity","post_id");