import type { StoredFile } from '#platform/files/contract.ts';
import type { ChecklistItem, Task, TaskAttachment } from '../../contract.ts';
import type { TaskChange } from './change-task.ts';

let last = 0;

/** Creates a checklist change that applies on top of other people's edits. */
function checklistChange(edit: (list: readonly ChecklistItem[]) => ChecklistItem[]): TaskChange {
  return {
    // Items the server doesn't know yet have no ID there.
    patch: ({ checklist }: Task) => ({ checklist: edit(checklist).map(({ id, ...rest }) => (id > 0 ? { id, ...rest } : rest)) }),
    shown: (task) => ({ ...task, checklist: edit(task.checklist) }),
  };
}

export function itemAdded(text: string): TaskChange {
  last -= 1;
  const item = { id: last, text, isDone: false };
  return checklistChange((items) => {
    // Added under the last heading.
    const list = items.at(-1)?.list;
    return [...items, { ...item, ...(list && { list }) }];
  });
}

export const itemRenamed = (id: number, text: string) =>
  checklistChange((list) => list.map((item) => (item.id === id ? { ...item, text } : item)));

export const itemRemoved = (id: number) => checklistChange((list) => list.filter((item) => item.id !== id));

/** Moves an item before another one, or to the end when that is null or missing. */
export const itemMoved = (id: number, beforeId: number | null) =>
  checklistChange((list) => {
    const moved = list.find((item) => item.id === id);
    if (!moved || beforeId === id) return [...list];
    const rest = list.filter((item) => item !== moved);
    const at = rest.findIndex((item) => item.id === beforeId);
    return rest.toSpliced(at < 0 ? rest.length : at, 0, moved);
  });

/** Puts an item back at its previous position. */
export const itemPutBack = (item: ChecklistItem, index: number) =>
  checklistChange((list) =>
    list.some(({ id }) => id === item.id) ? [...list] : [...list.slice(0, index), { ...item, id: -item.id }, ...list.slice(index)],
  );

export const ticked = (list: readonly ChecklistItem[], id: number, isDone: boolean) =>
  list.map((item) => (item.id === id ? { ...item, isDone } : item));

function attachmentsChange(edit: (list: readonly TaskAttachment[]) => TaskAttachment[]): TaskChange {
  return {
    patch: ({ attachments }: Task) => ({ attachments: edit(attachments).map(({ fileId, name }) => ({ fileId, name })) }),
    shown: (task) => ({ ...task, attachments: edit(task.attachments) }),
  };
}

const without = (list: readonly TaskAttachment[], fileId: number) => list.filter((one) => one.fileId !== fileId);

export function fileAttached({ id, name, mediaType, sizeBytes, url }: StoredFile): TaskChange {
  return attachmentsChange((list) => [...without(list, id), { fileId: id, name, mediaType, sizeBytes, img: url }]);
}

export const filePutBack = (file: TaskAttachment, index: number) =>
  attachmentsChange((list) => [...without(list, file.fileId).slice(0, index), file, ...without(list, file.fileId).slice(index)]);

export const fileRemoved = (fileId: number) => attachmentsChange((list) => without(list, fileId));

/** Makes an attached picture the card's cover; null for none. */
export function coverSet(file: Pick<TaskAttachment, 'fileId' | 'img'> | null): TaskChange {
  return {
    patch: () => ({ coverFileId: file?.fileId ?? null }),
    shown: ({ coverImage: _, ...task }) => (file ? { ...task, coverImage: file.img } : task),
  };
}
