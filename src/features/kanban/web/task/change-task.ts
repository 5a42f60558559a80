import type { QueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { type Action, showAction } from '#web/actions/create-actions.ts';
import { overlayOf } from '#web/actions/overlay.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { readNow } from '#web/read-now.ts';
import { type Card, type Task, updateTask } from '../../contract.ts';
import { withCardPatch } from '../board-changes.ts';
import { taskQuery } from '../board-queries.ts';
import type { BoardLook, BoardViews } from '../board-views.ts';
import { trackSaving } from './save-status.ts';

type Patch = Omit<InputOf<typeof updateTask>['body']['data'], 'id' | 'version'>;

/** A change of some fields: what is sent of a card as the server has it, and how the card looks with it. */
export interface TaskChange {
  patch: (task: Task) => Patch;
  shown: (task: Task) => Task;
}

const mostTries = 4;

/**
 * Shows a change of a card at once and saves it. Only the changed fields are sent, each card's changes one after the other; when
 * somebody else was faster, the change is made to the card as it is now. Throws what failed.
 */
export function changeTask(queryClient: QueryClient, id: number, change: TaskChange): Promise<void> {
  return showTask(queryClient, id, { shown: change.shown, send: (settle) => save(queryClient, id, change, settle) });
}

interface TaskAction<R> {
  shown: (task: Task) => Task;
  adds?: true;
  send: (settle: () => void) => Promise<R>;
  /** What is known better once the server has answered. */
  settled?: (answer: R) => (task: Task) => Task;
}

/** The same for what has calls of its own, such as comments. */
export function showTask<R>(queryClient: QueryClient, id: number, { shown, adds, send, settled }: TaskAction<R>): Promise<R> {
  const held = queryClient.getQueryData(taskQuery(id).queryKey);
  const look = held && cardOf(shown(held.task));
  const was = held && cardOf(held.task);
  const changed = look && was && Object.fromEntries(Object.entries(look).filter(([key, value]) => was[key as keyof typeof was] !== value));
  const lookOf = (change: (task: Task) => Task): BoardLook => ({
    task: (open) => (open.task.id === id ? { ...open, task: change(open.task) } : open),
    page: (page) => (changed ? withCardPatch(page, id, () => changed) : page),
  });
  const action: Action<BoardViews, R> = { rows: [id], look: lookOf(shown), send };
  if (adds) action.adds = true;
  if (settled) action.settled = (answer) => lookOf(settled(answer));
  return trackSaving(id, () => showAction(queryClient, 'board', action));
}

async function save(queryClient: QueryClient, id: number, { patch }: TaskChange, settle: () => void): Promise<void> {
  const key = taskQuery(id).queryKey;
  const keep = (task: Task) => {
    queryClient.setQueryData(key, (open) => open && { ...open, task });
    overlayOf(queryClient).stamp(key);
  };
  for (let tries = 1; ; tries += 1) {
    const held = queryClient.getQueryData(key) ?? (await readNow(queryClient, taskQuery(id)));
    const { version } = held.task;
    try {
      const { task } = await call(updateTask, { body: { data: { id, version, ...patch(held.task) } } });
      settle();
      keep(task);
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || tries === mostTries) throw error;
      keep(error.current as Task);
    }
  }
}

/** What the board shows of a card. */
function cardOf(task: Task): Partial<Card> {
  const { title, labels, dueDate, coverImage, assignedTo, attachments, comments, checklist } = task;
  return {
    ...{ title, labels, dueDate, coverImage: coverImage ?? null, assigneeIds: assignedTo.map(({ id }) => id) },
    ...{ attachments: attachments.length, comments: comments.length },
    ...{ checklistDone: checklist.filter(({ isDone }) => isDone).length, checklistTotal: checklist.length },
  };
}
