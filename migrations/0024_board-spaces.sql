CREATE TABLE "kanban_spaces" (
	"entity" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"position" bigint NOT NULL,
	"visibility" text DEFAULT 'company' NOT NULL,
	"owner_id" bigint,
	"member_ids" bigint[] DEFAULT '{}' NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint,
	CONSTRAINT "kanban_spaces_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
DROP INDEX "kanban_boards_slug";--> statement-breakpoint
DROP INDEX "kanban_boards_in_order";--> statement-breakpoint
ALTER TABLE "kanban_boards" ADD COLUMN "space_id" bigint;--> statement-breakpoint
ALTER TABLE "kanban_boards" ADD COLUMN "is_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kanban_boards" ADD COLUMN "card_limit" integer;--> statement-breakpoint
-- What there was becomes the first board of each company; its column "done" means done.
INSERT INTO "kanban_spaces" ("entity", "id", "name", "position", "created_at", "updated_at")
SELECT "entity", 1, 'Main board', 16777216, min("created_at"), now() FROM "kanban_boards" GROUP BY "entity";--> statement-breakpoint
INSERT INTO "counters" ("entity", "kind", "last_id") SELECT "entity", 'board space', 1 FROM "kanban_spaces";--> statement-breakpoint
UPDATE "kanban_boards" SET "space_id" = 1, "is_done" = "slug" = 'done';--> statement-breakpoint
ALTER TABLE "kanban_boards" ALTER COLUMN "space_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "kanban_spaces_in_order" ON "kanban_spaces" USING btree ("entity","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kanban_spaces_deleted" ON "kanban_spaces" USING btree ("entity","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "kanban_boards" ADD CONSTRAINT "kanban_boards_entity_space_id_kanban_spaces_entity_id_fk" FOREIGN KEY ("entity","space_id") REFERENCES "public"."kanban_spaces"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kanban_boards_slug" ON "kanban_boards" USING btree ("entity","space_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kanban_boards_in_order" ON "kanban_boards" USING btree ("entity","space_id","position","id") WHERE deleted_at is null;