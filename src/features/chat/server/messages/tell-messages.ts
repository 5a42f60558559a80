import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatMessage } from '../../contract.ts';
import { readReplySums } from '../replies/read-reply-sums.ts';
import { type MessageRow, toMessage } from './message-columns.ts';
import { readQuoted } from './read-quoted.ts';
import { readReactions } from './read-reactions.ts';

/** Messages as they are told to the signed-in person, with all that hangs on them. */
export async function tellMessages(rows: readonly MessageRow[], scope: Scope): Promise<ChatMessage[]> {
  const { deps, entity, identity } = scope;
  const told = { entity, files: deps.files, reader: identity.personId };
  const ids = rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const [reactions, quoted, replies] = await withBatchedScope(scope, (batched) =>
    Promise.all([readReactions(ids, batched), readQuoted(rows, batched), readReplySums(rows, batched)]),
  );
  return rows.map((row) => ({
    ...toMessage(row, told),
    reactions: reactions.get(row.id) ?? [],
    replies: replies.get(row.id) ?? null,
    quoted: (row.deletedAt === null && row.quotedId !== null && quoted.get(row.quotedId)) || null,
  }));
}

/** One of them. */
export async function tellMessage(row: MessageRow, scope: Scope): Promise<ChatMessage> {
  const [told] = await tellMessages([row], scope);
  if (!told) throw new Error('a message was not told');
  return told;
}
