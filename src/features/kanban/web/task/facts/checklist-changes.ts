import type { ChecklistItem, Task } from '../../../contract.ts';
import type { TaskChange } from '../change-task.ts';

let last = 0;

/** What changes of a checklist, whatever others have added to it meanwhile. */
function changeOf(edit: (list: readonly ChecklistItem[]) => ChecklistItem[]): TaskChange {
  return {
    // What the server does not know yet has no id there.
    patch: ({ checklist }: Task) => ({ checklist: edit(checklist).map(({ id, ...rest }) => (id > 0 ? { id, ...rest } : rest)) }),
    shown: (task) => ({ ...task, checklist: edit(task.checklist) }),
  };
}

export function itemAdded(text: string): TaskChange {
  last -= 1;
  const item = { id: last, text, isDone: false };
  return changeOf((items) => {
    // It stands below the last heading.
    const list = items.at(-1)?.list;
    return [...items, { ...item, ...(list && { list }) }];
  });
}

export const itemRenamed = (id: number, text: string) =>
  changeOf((list) => list.map((item) => (item.id === id ? { ...item, text } : item)));

export const itemRemoved = (id: number) => changeOf((list) => list.filter((item) => item.id !== id));

/** Puts an item before another one, at the end for null or one that has gone. */
export const itemMoved = (id: number, beforeId: number | null) =>
  changeOf((list) => {
    const moved = list.find((item) => item.id === id);
    if (!moved || beforeId === id) return [...list];
    const rest = list.filter((item) => item !== moved);
    const at = rest.findIndex((item) => item.id === beforeId);
    return rest.toSpliced(at < 0 ? rest.length : at, 0, moved);
  });

/** Puts an item back where it was. */
export const itemPutBack = (item: ChecklistItem, index: number) =>
  changeOf((list) =>
    list.some(({ id }) => id === item.id) ? [...list] : [...list.slice(0, index), { ...item, id: -item.id }, ...list.slice(index)],
  );

export const ticked = (list: readonly ChecklistItem[], id: number, isDone: boolean) =>
  list.map((item) => (item.id === id ? { ...item, isDone } : item));
