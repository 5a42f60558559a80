CREATE TABLE "profile_comment_likes" (
	"entity" text NOT NULL,
	"comment_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_comment_likes_entity_comment_id_person_id_pk" PRIMARY KEY("entity","comment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "profile_comments" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "profile_comments_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "profile_favorites" (
	"entity" text NOT NULL,
	"post_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_favorites_entity_post_id_person_id_pk" PRIMARY KEY("entity","post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "profile_follows" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"followed_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_follows_entity_person_id_followed_id_pk" PRIMARY KEY("entity","person_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "profile_likes" (
	"entity" text NOT NULL,
	"post_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_likes_entity_post_id_person_id_pk" PRIMARY KEY("entity","post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "profile_page_followers" (
	"entity" text NOT NULL,
	"page_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_page_followers_entity_page_id_person_id_pk" PRIMARY KEY("entity","page_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "profile_pages" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"picture_file_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "profile_pages_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "profile_posts" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"page_id" bigint,
	"text" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"media" text,
	"options" text[] DEFAULT '{}' NOT NULL,
	"shared_id" bigint,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "profile_posts_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"entity" text NOT NULL,
	"person_id" bigint NOT NULL,
	"cover_file_id" bigint,
	"city" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"joined_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_entity_person_id_pk" PRIMARY KEY("entity","person_id")
);
--> statement-breakpoint
CREATE TABLE "profile_votes" (
	"entity" text NOT NULL,
	"post_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"option" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_votes_entity_post_id_person_id_pk" PRIMARY KEY("entity","post_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "profile_comment_likes" ADD CONSTRAINT "profile_comment_likes_entity_comment_id_profile_comments_entity_id_fk" FOREIGN KEY ("entity","comment_id") REFERENCES "public"."profile_comments"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_entity_post_id_profile_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."profile_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_favorites" ADD CONSTRAINT "profile_favorites_entity_post_id_profile_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."profile_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_follows" ADD CONSTRAINT "profile_follows_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_follows" ADD CONSTRAINT "profile_follows_entity_followed_id_people_entity_id_fk" FOREIGN KEY ("entity","followed_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_likes" ADD CONSTRAINT "profile_likes_entity_post_id_profile_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."profile_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_page_followers" ADD CONSTRAINT "profile_page_followers_entity_page_id_profile_pages_entity_id_fk" FOREIGN KEY ("entity","page_id") REFERENCES "public"."profile_pages"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_posts" ADD CONSTRAINT "profile_posts_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_votes" ADD CONSTRAINT "profile_votes_entity_post_id_profile_posts_entity_id_fk" FOREIGN KEY ("entity","post_id") REFERENCES "public"."profile_posts"("entity","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_comments_of_post" ON "profile_comments" USING btree ("entity","post_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "profile_follows_of_followed" ON "profile_follows" USING btree ("entity","followed_id","person_id");--> statement-breakpoint
CREATE INDEX "profile_page_followers_of_person" ON "profile_page_followers" USING btree ("entity","person_id","page_id");--> statement-breakpoint
CREATE INDEX "profile_pages_trash" ON "profile_pages" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "profile_posts_of_person" ON "profile_posts" USING btree ("entity","person_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "profile_posts_of_page" ON "profile_posts" USING btree ("entity","page_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "profile_posts_newest" ON "profile_posts" USING btree ("entity","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "profile_posts_shared" ON "profile_posts" USING btree ("entity","shared_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "profile_posts_polls" ON "profile_posts" USING btree ("entity","id") WHERE deleted_at is null and options <> '{}';--> statement-breakpoint
CREATE INDEX "profile_posts_trash" ON "profile_posts" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;