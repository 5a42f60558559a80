CREATE TABLE "chat_followers" (
	"entity" text NOT NULL,
	"root_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"thread_id" bigint NOT NULL,
	"seen_id" bigint DEFAULT 0 NOT NULL,
	"unseen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_followers_entity_root_id_person_id_pk" PRIMARY KEY("entity","root_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "root_id" bigint;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "quoted_id" bigint;--> statement-breakpoint
ALTER TABLE "chat_followers" ADD CONSTRAINT "chat_followers_entity_root_id_chat_messages_entity_id_fk" FOREIGN KEY ("entity","root_id") REFERENCES "public"."chat_messages"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_followers" ADD CONSTRAINT "chat_followers_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_followers_of_person" ON "chat_followers" USING btree ("entity","person_id","thread_id");--> statement-breakpoint
CREATE INDEX "chat_messages_of_root" ON "chat_messages" USING btree ("entity","root_id","id") WHERE root_id is not null;