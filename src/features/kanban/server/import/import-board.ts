import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { insertRows } from '#server/query-rows.ts';
import { invalid } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage } from '#server/words.ts';
import { isZone } from '#server/zone-days.ts';
import type { importBoard as contract } from '../../import-contract.ts';
import { taskComments, tasks } from '../../tables.ts';
import { endPosition, lockOrder } from '../card-rows.ts';
import { announceSpace, planRemindersOf } from '../notify-people.ts';
import { readNames } from '../people-on-cards.ts';
import { insertColumns, insertSpace } from '../spaces.ts';
import { detailsHtml, importWord } from './board-builder.ts';
import { countNoted, countTaken, type ImportedBoard, isDoneTitle, talliesOf } from './imported-board.ts';
import { readBoardFile } from './read-board-file.ts';

type Given = GivenOf<typeof contract>;

const maxToldBad = 100;
const maxAssignees = 50;
const usualName = 'Imported board';

/** Parses the file in a worker, off the request thread. */
export function readImport({ body }: Given, { deps, entity, request }: PreparingScope): Promise<ImportedBoard> {
  const timeZone = body.timeZone ?? 'UTC';
  if (!isZone(timeZone)) throw invalid('timeZone', 'not_a_zone');
  const isMonthFirst = /^\s*en(?:-us)?(?![\w-])/i.test(request.headers.get('Accept-Language') ?? '');
  return deps.heavy.boundTo(entity).run(readBoardFile, { text: body.text, language: requestedLanguage(request), timeZone, isMonthFirst });
}

/** Previews an import; with `apply`, creates the board for the caller. */
export async function importBoard({ body }: Given, scope: Scope, read: ImportedBoard): Promise<AnswerOf<typeof contract>> {
  const board = await withColleagues(read, scope);
  const { kind, columns, cards, bad, ledger, dateOrder } = board;
  const name = body.name || [...read.name].slice(0, 100).join('').trim() || usualName;
  const canApply = body.apply && cards.length > 0;
  return {
    ...{ kind, dateOrder },
    name: read.name,
    applied: canApply,
    spaceId: canApply ? await writeBoard(name, board, scope) : null,
    columns: columns.map((title, index) => ({ title, cards: cards.filter(({ column }) => column === index).length })),
    cards: cards.length,
    archived: cards.filter(({ isArchived }) => isArchived).length,
    comments: ledger.comment?.taken ?? 0,
    things: talliesOf(ledger),
    badCount: bad.length,
    bad: bad.slice(0, maxToldBad).map((one) => ({ ...one, title: [...one.title].slice(0, 100).join('') })),
  };
}

type ReadyCard = Omit<ImportedBoard['cards'][number], 'people'> & { assigneeIds: number[] };

/** Matches the people named in the file to colleagues. Unmatched names are added below the description. */
async function withColleagues(board: ImportedBoard, scope: Scope): Promise<Omit<ImportedBoard, 'cards'> & { cards: ReadyCard[] }> {
  const colleagues = board.cards.some(({ people }) => people.length > 0) ? await readNames(scope) : [];
  const idOf = new Map(colleagues.map(({ id, fullName }) => [plain(fullName), id]));
  const ledger = structuredClone(board.ledger);
  const label = importWord(requestedLanguage(scope.request), 'people');
  const cards = board.cards.map(({ people, ...card }) => {
    const found = people.map((one) => ({ ...one, id: idOf.get(plain(one.name)) }));
    const assigneeIds = [...new Set(found.flatMap(({ id }) => id ?? []))].slice(0, maxAssignees);
    const unknown = found.filter(({ id }) => id === undefined || !assigneeIds.includes(id));
    countTaken(ledger, 'person', found.length - unknown.length);
    countNoted(ledger, 'person', 'unknown_person', unknown.length);
    const names = unknown.map(({ name, email }) => ({ label, text: email && email !== name ? `${name} <${email}>` : name }));
    return { ...card, assigneeIds, description: card.description + detailsHtml(names) };
  });
  return { ...board, cards, ledger };
}

async function writeBoard(name: string, { columns, cards }: { columns: string[]; cards: ReadyCard[] }, scope: Scope): Promise<number> {
  const { db, entity, identity, now } = scope;
  await lockOrder(db, entity);
  const space = await insertSpace(scope, { name, ownerId: identity.personId });
  const columnIds = await insertColumns(
    scope,
    space.id,
    columns.map((title) => ({ title, isDone: isDoneTitle(title) })),
  );
  const ids = await nextIds(db, entity, 'board task', cards.length);
  const end = await endPosition(db, entity);
  const rows = cards.map(({ title, labels, dueAt, description, assigneeIds, ...card }, index) => {
    return {
      ...{ entity, title, labels, description, assigneeIds },
      id: ids[index] ?? 0,
      boardId: columnIds[card.column] ?? 0,
      descriptionText: textOfHtml(description),
      dueAt: dueAt === null ? null : new Date(dueAt),
      checklist: card.checklist.map((item, at) => ({ ...item, id: at + 1 })),
      comments: card.comments.length,
      archivedAt: card.isArchived ? now : null,
      position: end + index * positionStep,
      createdBy: identity.personId,
      createdAt: now,
      updatedAt: now,
    };
  });
  await insertRows(db, tasks, rows);
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

/** Writes comments in the importer's name: a file can't speak for others. */
async function writeComments(
  comments: { taskId: number; text: string; at: number | null }[],
  { db, entity, identity, now }: Scope,
): Promise<void> {
  if (comments.length === 0) return;
  const ids = await nextIds(db, entity, 'board comment', comments.length);
  const rows = comments.map(({ taskId, text, at }, index) => ({
    ...{ entity, taskId, personId: identity.personId, comment: text },
    id: ids[index] ?? 0,
    time: at === null ? now : new Date(at),
  }));
  await insertRows(db, taskComments, rows);
}

const plain = (name: string) => name.trim().normalize('NFC').toLowerCase();
