import { and, asc, eq, sql } from 'drizzle-orm';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { csvParts } from '#contract/sheet/sheet-csv.ts';
import { inSeenBoards } from '#features/kanban/server/offers.ts';
import { boardsView as boards, tasksView as cards } from '#features/kanban/tables.ts';
import { readLanguage } from '#features/people/server/offers.ts';
import { isTodoOf } from '#features/todo/server/offers.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { wordsIn } from '#server/words.ts';
import en from '../../locales/server/en.json' with { type: 'json' };
import { texts } from '../../locales/server/texts.ts';

type Column = keyof typeof en.accountExport.column;

/** The to-dos that the caller has, or wrote down for nobody. */
export async function readOwnTodos(scope: Scope): Promise<string> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select()
    .from(todos)
    .where(and(live(todos, entity), isTodoOf(identity.personId)))
    .orderBy(asc(todos.id));
  const cells = rows.map(({ title, descriptionText, dueDate, dueTime, tags, isImportant, completedAt }): SheetCell[] => [
    ...[title, descriptionText, dueDate, dueTime?.slice(0, 5) ?? null, tags.join(', ')],
    ...[isImportant ? 1 : 0, completedAt],
  ]);
  return sheetOf(['title', 'description', 'dueDate', 'dueTime', 'tags', 'isImportant', 'completedAt'], cells, scope);
}

/** The cards that are assigned to the caller, on boards that they see. */
export async function readOwnCards(scope: Scope): Promise<string> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({
      ...{ title: cards.title, description: cards.descriptionText, labels: cards.labels, dueAt: cards.dueAt, archivedAt: cards.archivedAt },
      column: boards.title,
    })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
    .where(and(live(cards, entity), sql`${identity.personId}::bigint = any(${cards.assigneeIds})`, inSeenBoards(boards.id, scope)))
    .orderBy(asc(cards.id));
  const cells = rows.map(({ title, description, column, labels, dueAt, archivedAt }): SheetCell[] => [
    ...[title, description, column, labels.join(', ')],
    ...[dueAt, archivedAt],
  ]);
  return sheetOf(['title', 'description', 'column', 'labels', 'dueDate', 'archivedAt'], cells, scope);
}

async function sheetOf(columns: Column[], rows: SheetCell[][], { db, entity, identity }: Scope): Promise<string> {
  const words = wordsIn(texts, (await readLanguage(db, entity, identity.personId)) ?? 'en');
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  let sheet = '';
  for await (const part of csvParts(
    columns.map((column) => ({ label: words(`accountExport.column.${column}`) })),
    inOneBatch(rows),
  ))
    sheet += utf8.decode(part);
  return sheet;
}

async function* inOneBatch(rows: SheetCell[][]): AsyncGenerator<SheetCell[][], undefined> {
  yield rows;
}
