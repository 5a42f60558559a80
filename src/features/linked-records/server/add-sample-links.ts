import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import { chatMessages } from '#features/chat/tables.ts';
import { mails } from '#features/email/tables.ts';
import { tasks } from '#features/kanban/tables.ts';
import { todoTasks } from '#features/todo/tables.ts';
import { link } from '#platform/links/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SampleStory } from '#server/sample-story.ts';

type Named = PgTable & { entity: PgColumn; id: PgColumn };

/** Links in the sample story: a card from the fair's mail, a to-do from the chat about the lift. */
const story = [
  [mail('Nordlys fair: your stand, B14'), card('Plan stand B14 for the Nordlys fair')],
  [mail('Miramar, third floor: can the lamps come first?'), todo('Tell Miramar that the tables come on a second truck')],
  [said('The lift has stopped again. Between two floors, empty, thank goodness.'), todo('Have the lift in Edinburgh looked at, once more')],
] as const;

/** Links related sample records, where both exist. */
export async function addSampleLinks(db: Db, deps: Dependencies, { entity }: SampleStory): Promise<void> {
  for (const [source, thing] of story) {
    const from = await find(source);
    const to = await find(thing);
    if (from && to) await link({ db, entity, now: deps.clock() }, from, to);
  }

  async function find({ kind, table, column, words }: ReturnType<typeof named>): Promise<Linked | null> {
    const [row] = await db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.entity, entity), eq(column, words)))
      .orderBy(table.id)
      .limit(1);
    return row ? { kind, id: Number(row.id) } : null;
  }
}

function named(kind: LinkedKind, table: Named, column: PgColumn, words: string) {
  return { kind, table, column, words };
}

function mail(subject: string) {
  return named('mail', mails, mails.subject, subject);
}

function card(title: string) {
  return named('card', tasks, tasks.title, title);
}

function todo(title: string) {
  return named('todo', todoTasks, todoTasks.title, title);
}

function said(text: string) {
  return named('message', chatMessages, chatMessages.message, text);
}
