import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { chatFollowers, chatMessages } from '../../tables.ts';

/** Counts anew, for all who take part, the replies of others that they have not seen: after one has gone or come back, or was seen. */
export async function countUnseenReplies(rootId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  await db
    .update(chatFollowers)
    .set({
      unseen: sql`(
        select count(*) from ${chatMessages} counted
        where counted.entity = chat_followers.entity and counted.root_id = chat_followers.root_id and counted.id > chat_followers.seen_id
          and counted.sender_id <> chat_followers.person_id and counted.deleted_at is null
      )`,
    })
    .where(and(eq(chatFollowers.entity, entity), eq(chatFollowers.rootId, rootId)));
}
