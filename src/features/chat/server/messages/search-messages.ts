import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { searchMessages as contract } from '../../contract.ts';
import { chatMembersView as members, chatMessagesView as messages } from '../../tables.ts';
import { messageColumns, toMessage } from './message-columns.ts';

const mostFound = 50;

type Query = GivenOf<typeof contract>['query'];

/** Messages with the text in the threads that the signed-in person is in now, the newest first. */
export async function searchMessages({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { deps, entity, identity } = scope;
  const found = await selectFound(query, scope);
  const told = { entity, files: deps.files, reader: identity.personId };
  return { messages: found.map(({ threadId, ...row }) => ({ ...toMessage(row, told), threadId })) };
}

/** What it asks. */
export function selectFound({ q, threadId }: Query, { db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>) {
  const own = db
    .select({ id: members.threadId })
    .from(members)
    .where(
      and(
        eq(members.entity, entity),
        eq(members.personId, identity.personId),
        isNull(members.leftAt),
        threadId === undefined ? undefined : eq(members.threadId, threadId),
      ),
    );
  return db
    .select({ ...messageColumns, threadId: messages.threadId })
    .from(messages)
    .where(
      and(
        live(messages, entity),
        // Made small by the database, as the column is.
        sql`${messages.searchText} like lower(${substringPattern(q)}::text)`,
        sql`${messages.threadId} = any(array(${own}))`,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(mostFound);
}
