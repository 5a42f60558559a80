import type { Card, Task } from '../../contract.ts';

/** What the board shows of a card. */
export function cardOf(task: Task): Partial<Card> {
  const { title, labels, dueDate, coverImage, assignedTo, attachments, comments, checklist } = task;
  return {
    ...{ title, labels, dueDate, coverImage: coverImage ?? null, assigneeIds: assignedTo.map(({ id }) => id) },
    ...{ attachments: attachments.length, comments: comments.length },
    ...{ checklistDone: checklist.filter(({ isDone }) => isDone).length, checklistTotal: checklist.length },
  };
}
