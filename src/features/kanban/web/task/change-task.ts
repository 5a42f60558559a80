import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { type Action, showAction } from '#web/actions/create-actions.ts';
import { overlayOf } from '#web/actions/overlay.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { readNow } from '#web/read-now.ts';
import type { SaveStatus } from '#web/ui/save-note.tsx';
import { type Card, type Task, updateTask } from '../../contract.ts';
import { withCardPatch } from '../board-changes.ts';
import { taskQuery } from '../board-queries.ts';
import { type BoardOptimisticUpdate, type BoardViews, boardWords } from '../board-views.ts';

type Patch = Omit<InputOf<typeof updateTask>['body']['data'], 'id' | 'version'>;

/** A change to some fields: the patch to send, computed from the card on the server, and the card's optimistic state. */
export interface TaskChange {
  patch: (task: Task) => Patch;
  shown: (task: Task) => Task;
}

const maxTries = 4;

/**
 * Applies a change to a card optimistically and saves it. Only changed fields are sent, one request at a time per card. On a version
 * conflict,
 * the change is reapplied to the current card. Throws the error that occurred.
 */
export function changeTask(queryClient: QueryClient, id: number, change: TaskChange): Promise<void> {
  return showTask(queryClient, id, { shown: change.shown, send: (settle) => save(queryClient, id, change, settle) });
}

interface TaskAction<R> {
  shown: (task: Task) => Task;
  adds?: true;
  send: (settle: () => void) => Promise<R>;
  /** Applies what only the server knows, once it has responded. */
  settled?: (answer: R) => (task: Task) => Task;
}

/** Applies an action with its own endpoint optimistically, such as a comment, and sends it. */
export function showTask<R>(queryClient: QueryClient, id: number, { shown, adds, send, settled }: TaskAction<R>): Promise<R> {
  const held = queryClient.getQueryData(taskQuery(id).queryKey);
  const look = held && cardOf(shown(held.task));
  const was = held && cardOf(held.task);
  const changed = look && was && Object.fromEntries(Object.entries(look).filter(([key, value]) => was[key as keyof typeof was] !== value));
  const lookOf = (change: (task: Task) => Task): BoardOptimisticUpdate => ({
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
      if (!(error instanceof ApiError) || error.status !== 409 || tries === maxTries) throw error;
      keep(error.current as Task);
    }
  }
}

/** Derives the board's compact card from a full one. */
function cardOf(task: Task): Partial<Card> {
  const { title, labels, dueDate, coverImage, assignedTo, attachments, comments, checklist } = task;
  return {
    ...{ title, labels, dueDate, coverImage: coverImage ?? null, assigneeIds: assignedTo.map(({ id }) => id) },
    ...{ attachments: attachments.length, comments: comments.length },
    ...{ checklistDone: checklist.filter(({ isDone }) => isDone).length, checklistTotal: checklist.length },
  };
}

export interface TaskChanges {
  /** Applies and saves a change; reports a failure and offers a retry. Resolves to whether it was saved. */
  change: (change: TaskChange) => Promise<boolean>;
  /** Runs something that may fail; reports a failure and offers a retry. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  offerUndo: (message: string, takeBack: () => Promise<unknown>) => void;
}

/** Optimistic changes to an open card, rolled back with a message on failure. */
export function useTaskChanges(id: number): TaskChanges {
  const queryClient = useQueryClient();
  const { attempt, offerUndo } = useActions<BoardViews>('board', boardWords);
  return useMemo(
    () => ({ attempt, change: (change) => attempt(() => changeTask(queryClient, id, change)), offerUndo }),
    [queryClient, id, attempt, offerUndo],
  );
}

const running = new Map<number, number>();
const ended = new Map<number, SaveStatus>();
const listeners = new Set<() => void>();

/** Runs a save and shows the card's saving state meanwhile. */
async function trackSaving<R>(id: number, run: () => Promise<R>): Promise<R> {
  running.set(id, (running.get(id) ?? 0) + 1);
  tell();
  try {
    const answer = await run();
    ended.set(id, 'saved');
    return answer;
  } catch (error) {
    ended.set(id, 'failed');
    throw error;
  } finally {
    running.set(id, (running.get(id) ?? 1) - 1);
    tell();
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSaveStatus(id: number): SaveStatus {
  return useSyncExternalStore(subscribe, () => ((running.get(id) ?? 0) > 0 ? 'saving' : (ended.get(id) ?? 'idle')));
}
