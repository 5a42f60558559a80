import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { addressesShown, fileIdIn } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import { cleanRichText, textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { ChecklistItem } from '../contract.ts';
import { type StoredTaskAttachment, taskActivity } from '../tables.ts';
import { type ActivityToRecord, recordActivity } from './activity.ts';
import { lockOrder, lockTask, spaceOfTask, type TaskRow, writeTask } from './card-rows.ts';
import { insertComments, newComments } from './comments.ts';
import { recordMove } from './move-cards.ts';
import { announceCards, planCardReminders, tellAssigned } from './notify-people.ts';
import { findAssignees, type GivenTask } from './people-on-cards.ts';
import { findBoard, readBoards } from './read-boards.ts';
import { readTask } from './read-cards.ts';

/** Changes the given fields of a card, archived or not; new comments are added in the caller's name. */
export async function updateTask(
  { body }: GivenOf<typeof contract.updateTask>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateTask>> {
  const { db, entity } = scope;
  const { id, version, boardId } = body.data;
  if (boardId !== undefined) await lockOrder(db, entity);
  const before = await lockTask(scope, id);
  if (version !== undefined && version !== before.version) throw conflict('card', await readTask(scope, id));
  const board = boardId === undefined ? undefined : await findBoard(db, entity, await spaceOfTask(scope, before), boardId);
  if (boardId !== undefined && !board) throw invalid('data.boardId', 'unknown_board');
  const { columns, deeds } = await changeOfTask(body.data, before, scope);
  if (board && board.rowId !== before.boardId) columns.boardId = board.rowId;
  if (Object.keys(columns).length > 0) await writeTask(scope, id, columns);
  if (columns.dueAt !== undefined || columns.assigneeIds || columns.title) await planCardReminders(scope, { ...before, ...columns });
  const added = await newComments(before, body.data.comments, scope);
  if (Object.keys(columns).length === 0 && added.length === 0) return { task: await readTask(scope, id) };
  // Reminders, comments, activity, notifications: always in this order, because each counter stays locked until the transaction ends.
  const title = columns.title ?? before.title;
  await insertComments(scope, { id, title }, added);
  if (columns.boardId !== undefined)
    await recordMove(scope, before, columns.boardId, await readBoards(db, entity, await spaceOfTask(scope, before)));
  await recordActivity(
    scope,
    deeds.map((deed) => ({ ...deed, taskId: id })),
  );
  const personIds = (columns.assigneeIds ?? []).filter((one) => !before.assigneeIds.includes(one));
  await tellAssigned(scope, { taskId: id, title, personIds });
  await announceCards(scope, [id]);
  return { task: await readTask(scope, id) };
}

/** Checks or unchecks an item. Locks the card, so that concurrent checks both count. */
export async function tickChecklistItem(
  { params, body }: GivenOf<typeof contract.tickChecklistItem>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.tickChecklistItem>> {
  const { id, checklist, version } = await lockTask(scope, params.id);
  const item = checklist.find((one) => one.id === params.itemId);
  if (!item) throw notFound('item');
  if (item.isDone === body.isDone) return { checklist, version };
  const ticked = checklist.map((one) => (one === item ? { ...one, isDone: body.isDone } : one));
  await writeTask(scope, id, { checklist: ticked });
  await recordActivity(scope, [{ taskId: id, kind: 'checklist', facts: { text: item.text, isDone: body.isDone ? 1 : 0 } }]);
  await announceCards(scope, [id]);
  return { checklist: ticked, version: version + 1 };
}

interface GivenItem {
  id?: number | undefined;
  text: string;
  isDone: boolean;
  list?: string | undefined;
}

/** The columns an update writes and the activity it logs. */
interface TaskChange {
  columns: Partial<TaskRow>;
  deeds: Omit<ActivityToRecord, 'taskId'>[];
}

/** Returns the given fields that differ from before. @throws 400 for an unknown person or file. */
async function changeOfTask(given: GivenTask, before: TaskRow, scope: Scope): Promise<TaskChange> {
  const change: TaskChange = { columns: {}, deeds: [] };
  changeTexts(given, before, change);
  await changeAssignees(given, before, change, scope);
  await changeFiles(given, before, change, scope);
  if (given.checklist) {
    const checklist = numberedChecklist(given.checklist, before.checklist);
    if (JSON.stringify(checklist) !== JSON.stringify(before.checklist)) {
      change.columns.checklist = checklist;
      const done = checklist.filter(({ isDone }) => isDone).length;
      change.deeds.push({ kind: 'checklist', facts: { done, total: checklist.length } });
    }
  }
  return change;
}

function changeTexts({ title, description, labels, dueDate }: GivenTask, before: TaskRow, { columns, deeds }: TaskChange): void {
  if (title !== undefined && title !== before.title) {
    columns.title = title;
    deeds.push({ kind: 'renamed', facts: { from: before.title, to: title } });
  }
  const cleaned = description === undefined ? before.description : cleanRichText(description, 'data.description');
  if (cleaned !== before.description) {
    columns.description = cleaned;
    columns.descriptionText = textOfHtml(cleaned);
    deeds.push({ kind: 'described' });
  }
  const wanted = labels && [...new Set(labels)];
  if (wanted && JSON.stringify(wanted) !== JSON.stringify(before.labels)) {
    columns.labels = wanted;
    const added = wanted.filter((label) => !before.labels.includes(label));
    const removed = before.labels.filter((label) => !wanted.includes(label));
    deeds.push({ kind: 'labels', facts: { added, removed } });
  }
  const dueBefore = before.dueAt?.getTime() ?? null;
  if (dueDate !== undefined && dueDate !== dueBefore) {
    columns.dueAt = dueDate === null ? null : new Date(dueDate);
    deeds.push({ kind: 'due', facts: { from: dueBefore, to: dueDate } });
  }
}

async function changeAssignees({ assignedTo }: GivenTask, before: TaskRow, { columns, deeds }: TaskChange, scope: Scope): Promise<void> {
  if (!assignedTo) return;
  const { ids, nameOf } = await findAssignees(assignedTo, before, scope);
  if (ids.join() === before.assigneeIds.join()) return;
  columns.assigneeIds = ids;
  const added = ids.filter((id) => !before.assigneeIds.includes(id));
  const removed = before.assigneeIds.filter((id) => !ids.includes(id));
  if (added.length > 0) deeds.push({ kind: 'assigned', facts: { names: added.map(nameOf) } });
  if (removed.length > 0) deeds.push({ kind: 'unassigned', facts: { names: removed.map(nameOf) } });
}

async function changeFiles(given: GivenTask, before: TaskRow, { columns, deeds }: TaskChange, scope: Scope): Promise<void> {
  if (given.attachments) {
    const named = given.attachments.map(({ fileId, img }, index) => ({ fileId, img, field: `data.attachments.${index}` }));
    const found = await findFiles(scope, before, named);
    const attachments = found.map((file, index) => ({ ...file, name: given.attachments?.[index]?.name?.trim() || file.name }));
    const added = attachments.filter(({ fileId }) => before.attachments.every((old) => old.fileId !== fileId));
    const removed = before.attachments.filter(({ fileId }) => attachments.every((now) => now.fileId !== fileId));
    if (JSON.stringify(attachments) !== JSON.stringify(before.attachments)) columns.attachments = attachments;
    if (added.length > 0) deeds.push({ kind: 'attached', facts: factsOfFiles(added) });
    if (removed.length > 0) deeds.push({ kind: 'detached', facts: factsOfFiles(removed) });
  }
  const isNamed = given.coverFileId !== undefined || given.coverImage !== undefined;
  if (!isNamed) return;
  const isNone = given.coverFileId === null || (given.coverFileId === undefined && !given.coverImage);
  const field = given.coverFileId === undefined ? 'data.coverImage' : 'data.coverFileId';
  const [cover] = isNone ? [] : await findFiles(scope, before, [{ fileId: given.coverFileId ?? undefined, img: given.coverImage, field }]);
  if (cover && !cover.mediaType.startsWith('image/')) throw invalid(field, 'not_a_picture');
  const coverFileId = cover?.fileId ?? null;
  if (coverFileId === before.coverFileId) return;
  columns.coverFileId = coverFileId;
  const fileIds = [before.coverFileId, coverFileId].flatMap((id) => (id === null ? [] : [String(id)]));
  deeds.push({ kind: 'cover', facts: { name: cover?.name ?? null, fileIds } });
}

function factsOfFiles(list: { name: string; fileId: number }[]) {
  return { names: list.map(({ name }) => name), fileIds: list.map(({ fileId }) => String(fileId)) };
}

/** Gives items without an ID one that no item of the card has. @throws 400 when two items have the same ID. */
function numberedChecklist(given: GivenItem[], before: ChecklistItem[]): ChecklistItem[] {
  const taken = new Set<number>();
  for (const [index, { id }] of given.entries()) {
    if (id === undefined) continue;
    if (taken.has(id)) throw invalid(`data.checklist.${index}.id`, 'there_twice');
    taken.add(id);
  }
  let last = Math.max(0, ...taken, ...before.map(({ id }) => id));
  return given.map(({ id, text, isDone, list }) => {
    if (id === undefined) last += 1;
    return { id: id ?? last, text, isDone, ...(list && { list }) };
  });
}

/** A file reference: an ID or a signed URL. */
interface NamedFile {
  fileId?: number | undefined;
  img?: string | null | undefined;
  /** Its path in the request body. */
  field: string;
}

/**
 * Returns the entity's files referenced in the request. Since the entity also has files of private mail, the caller may use only files that
 * they
 * uploaded, that were shown to them (a URL is signed), or that are or were on this card.
 * @throws 400 for any other.
 */
async function findFiles(scope: Scope, task: TaskRow, named: NamedFile[]): Promise<StoredTaskAttachment[]> {
  const { db, entity, identity } = scope;
  if (named.length === 0) return [];
  const shown = await addressesShown(
    named.flatMap(({ img }) => img ?? []),
    scope,
  );
  const asked = named.map(({ fileId, img, field }) => {
    const addressed = fileIdIn(img ?? '', scope) ?? undefined;
    const id = fileId ?? addressed;
    return { id, isShown: id !== undefined && id === addressed && shown.has(img ?? ''), field };
  });
  const ids = [...new Set(asked.flatMap(({ id }) => id ?? []))];
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes, personId: files.personId })
    .from(files)
    .where(and(eq(files.entity, entity), sql`${files.id} = any(${sql.param(ids)}::bigint[])`))
    // Keeps the sweep from deleting the file until the card references it.
    .for('key share');
  const found = new Map(rows.map((row) => [row.fileId, row]));
  const known = new Set([task.coverFileId, ...task.attachments.map(({ fileId }) => fileId)]);
  const isOpen = (id: number, isShown: boolean) => isShown || known.has(id) || found.get(id)?.personId === identity.personId;
  const wasHere = asked.some(({ id, isShown }) => id && !isOpen(id, isShown)) ? await readFormerFiles(scope, task.id) : new Set<number>();
  return asked.map(({ id, isShown, field }) => {
    const row = id === undefined ? undefined : found.get(id);
    if (!row || !(isOpen(row.fileId, isShown) || wasHere.has(row.fileId))) throw invalid(field, 'unknown_file');
    const { personId: _p, ...file } = row;
    return file;
  });
}

/** Returns files that were on the card before: a removed file can be put back. */
async function readFormerFiles({ db, entity }: Scope, taskId: number): Promise<Set<number>> {
  const rows = await db
    .select({ facts: taskActivity.facts })
    .from(taskActivity)
    .where(
      and(eq(taskActivity.entity, entity), eq(taskActivity.taskId, taskId), sql`${taskActivity.kind} in ('detached', 'attached', 'cover')`),
    );
  return new Set(rows.flatMap(({ facts }) => [facts.fileIds ?? []].flat().map(Number)));
}
