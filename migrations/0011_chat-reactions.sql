CREATE TABLE "chat_reactions" (
	"entity" text NOT NULL,
	"message_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reactions_entity_message_id_person_id_emoji_pk" PRIMARY KEY("entity","message_id","person_id","emoji")
);
--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_entity_message_id_chat_messages_entity_id_fk" FOREIGN KEY ("entity","message_id") REFERENCES "public"."chat_messages"("entity","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_entity_person_id_people_entity_id_fk" FOREIGN KEY ("entity","person_id") REFERENCES "public"."people"("entity","id") ON DELETE no action ON UPDATE no action;