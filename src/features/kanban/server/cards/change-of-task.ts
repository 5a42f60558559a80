import { invalid } from '#server/refusal.ts';
import { cleanRichText, textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { ChecklistItem } from '../../contract.ts';
import type { Deed } from '../activity/record-activity.ts';
import { findAssignees } from './find-assignees.ts';
import { findFiles } from './find-files.ts';
import type { GivenTask } from './given-task.ts';
import type { TaskRow } from './lock-task.ts';

interface GivenItem {
  id?: number | undefined;
  text: string;
  isDone: boolean;
  list?: string | undefined;
}

/** What an update writes, and what it leaves in the log. */
export interface TaskChange {
  columns: Partial<TaskRow>;
  deeds: Omit<Deed, 'taskId'>[];
}

/** The columns of the fields that were named and are another than before. @throws 400 for a person or file that is not there. */
export async function changeOfTask(given: GivenTask, before: TaskRow, scope: Scope): Promise<TaskChange> {
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

/** The items as given; those without an id get one that no item of the card has. @throws 400 when two have the same. */
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
