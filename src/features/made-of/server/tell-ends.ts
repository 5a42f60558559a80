import { and, eq } from 'drizzle-orm';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import { tellMembers } from '#features/chat/server/offers.ts';
import { chatMessages } from '#features/chat/tables.ts';
import { announceCards } from '#features/kanban/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';

/** Tells those who see the ends of a link that it came or went; each end its own people, in the way of its area. */
export async function tellEnds(things: Linked[], scope: Scope): Promise<void> {
  for (const { kind, id } of things) await tell[kind](id, scope);
}

const tell: Readonly<Record<LinkedKind, (id: number, scope: Scope) => Promise<void>>> = {
  mail: (id, { db, entity, identity }) => announce(db, entity, { kind: 'email', ids: [id], person: identity.personId }),
  async message(id, { db, entity }) {
    const [row] = await db
      .select({ threadId: chatMessages.threadId })
      .from(chatMessages)
      .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)));
    if (row) await tellMembers(db, entity, row.threadId);
  },
  order: (id, { db, entity }) => announce(db, entity, { kind: 'order', ids: [id] }),
  card: (id, scope) => announceCards(scope, [id]),
  todo: (id, { db, entity }) => announce(db, entity, { kind: 'todo', ids: [id] }),
  // An event may be seen by few: whoever reads calendars reads theirs anew, and no id is told.
  event: (_, { db, entity }) => announce(db, entity, { kind: 'calendar', ids: [] }),
  invoice: (id, { db, entity }) => announce(db, entity, { kind: 'invoice', ids: [id] }),
};
