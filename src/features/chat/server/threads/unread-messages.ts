import { and, eq, sum } from 'drizzle-orm';
import type { UnreadCount } from '#server/unread-count.ts';
import { chatFollowers, chatMembers } from '../../tables.ts';

/** The messages of all chats that the signed-in person has not seen, with the replies where they take part. */
export const unreadMessages: UnreadCount = {
  area: 'chat',
  subject: 'Chat',
  count: async ({ db, entity, identity }) => {
    const sums = [chatMembers, chatFollowers].map((table) =>
      db
        .select({ unseen: sum(table.unseen).mapWith(Number) })
        .from(table)
        .where(and(eq(table.entity, entity), eq(table.personId, identity.personId))),
    );
    const rows = (await Promise.all(sums)).flat();
    return rows.reduce((total, { unseen }) => total + (unseen ?? 0), 0);
  },
};
