CREATE TABLE "faq_categories" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_categories_entity_id_pk" PRIMARY KEY("entity","id"),
	CONSTRAINT "faq_categories_name" UNIQUE("entity","name")
);
--> statement-breakpoint
CREATE TABLE "faq_items" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "faq_items_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"question" text NOT NULL,
	"slug" text NOT NULL,
	"group_id" bigint NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"related_ids" bigint[] DEFAULT '{}' NOT NULL,
	"content_text" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	"words" text GENERATED ALWAYS AS (search_words_of(question) || search_words_of(content_text)) STORED NOT NULL,
	"heading" integer GENERATED ALWAYS AS (char_length(search_words_of(question))) STORED NOT NULL,
	CONSTRAINT "help_articles_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "help_categories" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_categories_entity_id_pk" PRIMARY KEY("entity","id"),
	CONSTRAINT "help_categories_name" UNIQUE("entity","name")
);
--> statement-breakpoint
CREATE TABLE "help_groups" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"icon_color" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_groups_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "help_searches" (
	"entity" text NOT NULL,
	"words" text NOT NULL,
	"text" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "help_searches_entity_words_pk" PRIMARY KEY("entity","words")
);
--> statement-breakpoint
CREATE TABLE "help_slugs" (
	"entity" text NOT NULL,
	"slug" text NOT NULL,
	"article_id" bigint NOT NULL,
	CONSTRAINT "help_slugs_entity_slug_pk" PRIMARY KEY("entity","slug")
);
--> statement-breakpoint
CREATE TABLE "help_versions" (
	"entity" text NOT NULL,
	"article_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"question" text NOT NULL,
	"slug" text NOT NULL,
	"group_id" bigint NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"related_ids" bigint[] DEFAULT '{}' NOT NULL,
	"person_id" bigint NOT NULL,
	"restored_from" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_versions_entity_article_id_number_pk" PRIMARY KEY("entity","article_id","number")
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"entity" text NOT NULL,
	"article_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_votes_entity_article_id_person_id_pk" PRIMARY KEY("entity","article_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "faq_items" ADD CONSTRAINT "faq_items_entity_category_id_faq_categories_entity_id_fk" FOREIGN KEY ("entity","category_id") REFERENCES "public"."faq_categories"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_entity_group_id_help_groups_entity_id_fk" FOREIGN KEY ("entity","group_id") REFERENCES "public"."help_groups"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_groups" ADD CONSTRAINT "help_groups_entity_category_id_help_categories_entity_id_fk" FOREIGN KEY ("entity","category_id") REFERENCES "public"."help_categories"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_slugs" ADD CONSTRAINT "help_slugs_entity_article_id_help_articles_entity_id_fk" FOREIGN KEY ("entity","article_id") REFERENCES "public"."help_articles"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_versions" ADD CONSTRAINT "help_versions_entity_article_id_help_articles_entity_id_fk" FOREIGN KEY ("entity","article_id") REFERENCES "public"."help_articles"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_entity_article_id_help_articles_entity_id_fk" FOREIGN KEY ("entity","article_id") REFERENCES "public"."help_articles"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_items_of_category" ON "faq_items" USING btree ("entity","category_id","id");--> statement-breakpoint
CREATE INDEX "help_articles_of_group" ON "help_articles" USING btree ("entity","group_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "help_articles_by_words" ON "help_articles" USING gin ("entity",words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "help_articles_trash" ON "help_articles" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "help_groups_of_category" ON "help_groups" USING btree ("entity","category_id");--> statement-breakpoint
CREATE INDEX "help_searches_newest" ON "help_searches" USING btree ("entity","last_at" DESC NULLS FIRST,"words");--> statement-breakpoint
CREATE INDEX "help_slugs_of_article" ON "help_slugs" USING btree ("entity","article_id");--> statement-breakpoint
CREATE INDEX "search_entries_words_of_help" ON "search_entries" USING gin ("entity",words gin_trgm_ops) WHERE kind = 'help';--> statement-breakpoint
-- By hand from here on: what the search over everything has of an article.
CREATE FUNCTION search_lines_of_help(given_entity text, given_ids bigint[]) RETURNS SETOF search_line LANGUAGE sql STABLE AS $$
  SELECT article.id, 0, 'help', left(article.question, 300), left(article.content_text, 700), '', NULL::bigint, NULL::bigint, NULL::bigint,
    '{}'::bigint[], CASE WHEN article.state = 'Published' THEN article.published_at::timestamptz END,
    coalesce(article.published_at, article.created_at)::timestamptz, jsonb_build_object('slug', article.slug, 'category', category.name)
  FROM help_articles article
    JOIN help_groups part ON part.entity = article.entity AND part.id = article.group_id
    JOIN help_categories category ON category.entity = part.entity AND category.id = part.category_id
  WHERE article.entity = given_entity AND article.id = ANY (given_ids) AND article.deleted_at IS NULL
$$;
--> statement-breakpoint
SELECT make_search_source('help', 'help_articles', '{question,content_text,slug,group_id,state,published_at,created_at,deleted_at}');
