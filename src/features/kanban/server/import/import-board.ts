import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { cleanRichText, textOfHtml } from '#server/rich-text.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { importBoard as contract } from '../../import-contract.ts';
import { taskComments, tasks } from '../../tables.ts';
import { planRemindersOf } from '../cards/card-reminders.ts';
import { readNames } from '../cards/find-persons.ts';
import { lockOrder } from '../order/lock-order.ts';
import { endPosition } from '../order/place-task.ts';
import { insertColumns, insertSpace } from '../spaces/add-space.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import type { ImportedBoard } from './imported-board.ts';
import { readBoardFile } from './read-board-file.ts';

type Given = GivenOf<typeof contract>;

const mostToldBad = 100;
const rowsPerInsert = 500;
const usualName = 'Imported board';

/** Reads the file, beside the thread that answers calls. */
export function readImport({ body }: Given, { deps, entity }: PreparingScope): Promise<ImportedBoard> {
  return deps.heavy.boundTo(entity).run(readBoardFile, { text: body.text });
}

/** Tells what the file would become; with `apply` a new board of whoever asks. */
export async function importBoard({ body }: Given, scope: Scope, read: ImportedBoard): Promise<AnswerOf<typeof contract>> {
  const { kind, columns, cards, bad } = read;
  const name = body.name || [...read.name].slice(0, 100).join('').trim() || usualName;
  const canApply = body.apply && cards.length > 0;
  return {
    kind,
    name: read.name,
    applied: canApply,
    spaceId: canApply ? await writeBoard(name, read, scope) : null,
    columns: columns.map((title, index) => ({ title, cards: cards.filter(({ column }) => column === index).length })),
    cards: cards.length,
    archived: cards.filter(({ isArchived }) => isArchived).length,
    comments: cards.reduce((sum, card) => sum + card.comments.length, 0),
    badCount: bad.length,
    bad: bad.slice(0, mostToldBad).map((one) => ({ ...one, title: [...one.title].slice(0, 100).join('') })),
  };
}

async function writeBoard(name: string, { columns, cards }: ImportedBoard, scope: Scope): Promise<number> {
  const { db, entity, identity, now } = scope;
  await lockOrder(db, entity);
  const space = await insertSpace(scope, { name, ownerId: identity.personId });
  const columnIds = await insertColumns(
    scope,
    space.id,
    columns.map((title) => ({ title, isDone: doneTitle.test(title.trim()) })),
  );
  const personOf = new Map((await readNames(scope)).map(({ id, fullName }) => [plain(fullName), id]));
  const ids = await nextIds(db, entity, 'board task', cards.length);
  const end = await endPosition(db, entity);
  const rows = cards.map(({ title, labels, dueAt, ...card }, index) => {
    const description = htmlOf(card.description);
    return {
      ...{ entity, title, labels, description },
      id: ids[index] ?? 0,
      boardId: columnIds[card.column] ?? 0,
      descriptionText: textOfHtml(description),
      dueAt: dueAt === null ? null : new Date(dueAt),
      assigneeIds: [...new Set(card.people.flatMap((one) => personOf.get(plain(one)) ?? []))],
      checklist: card.checklist.map((item, at) => ({ ...item, id: at + 1 })),
      comments: card.comments.length,
      archivedAt: card.isArchived ? now : null,
      position: end + index * positionStep,
      createdBy: identity.personId,
      createdAt: now,
      updatedAt: now,
    };
  });
  for (let at = 0; at < rows.length; at += rowsPerInsert) await db.insert(tasks).values(rows.slice(at, at + rowsPerInsert));
  await writeComments(
    cards.flatMap(({ comments }, index) => comments.map((one) => ({ ...one, taskId: ids[index] ?? 0 }))),
    scope,
  );
  await planRemindersOf(
    scope,
    rows.filter(({ archivedAt }) => !archivedAt),
  );
  await announceSpace(scope, space, []);
  return space.id;
}

/** In the name of whoever imports: a file does not speak for anybody else. */
async function writeComments(comments: { taskId: number; text: string; at: number }[], { db, entity, identity }: Scope): Promise<void> {
  if (comments.length === 0) return;
  const ids = await nextIds(db, entity, 'board comment', comments.length);
  const rows = comments.map(({ taskId, text, at }, index) => ({
    ...{ entity, taskId, personId: identity.personId, comment: text },
    id: ids[index] ?? 0,
    time: new Date(at),
  }));
  for (let at = 0; at < rows.length; at += rowsPerInsert) await db.insert(taskComments).values(rows.slice(at, at + rowsPerInsert));
}

/** What columns are called whose cards are done, in the languages of the page. */
const doneTitle =
  /^(done|complete|completed|finished|erledigt|fertig|abgeschlossen|terminé|terminée|terminées|fait|concluído|concluída|feito|منجز|منجزة|تم|مكتمل|مكتملة)$/i;

const plain = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** Paragraphs of a plain text. */
function htmlOf(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean);
  return cleanRichText(paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`).join(''), 'text');
}
