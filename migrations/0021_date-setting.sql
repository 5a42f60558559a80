ALTER TABLE "people" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "week_start" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "hour_cycle" text;