CREATE TABLE "once_answers" (
	"entity" text NOT NULL,
	"account_id" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "once_answers_entity_account_id_call_key_pk" PRIMARY KEY("entity","account_id","call","key")
);
--> statement-breakpoint
CREATE INDEX "once_answers_by_age" ON "once_answers" USING btree ("entity","created_at");