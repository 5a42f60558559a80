import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';
import { chatMembersView as members } from '../tables.ts';

/** The messages of the chats that somebody is in now, with what is attached to them. */
export const messageSearch: SearchSource = {
  source: 'message',
  hasFiles: true,
  seen({ ability, db, entity, identity }) {
    if (!ability.can('read', 'Chat')) return null;
    const own = db
      .select({ id: members.threadId })
      .from(members)
      .where(and(eq(members.entity, entity), eq(members.personId, identity.personId), isNull(members.leftAt)));
    return sql`${entries.room} = any(array(${own}))`;
  },
  address({ id, facts: { thread, root } }) {
    const replies = root === null || root === undefined ? {} : { replies: root };
    return pageAddress('/apps/chat', {}, { thread: thread ?? '', message: root ?? id, ...replies });
  },
};
