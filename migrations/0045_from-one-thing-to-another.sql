ALTER TABLE "links" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "client_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "links_once" ON "links" USING btree ("entity","made_by","client_key");