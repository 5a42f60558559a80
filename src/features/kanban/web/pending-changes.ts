import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { BoardPage, OpenTask } from './board-page-answer.ts';
import { boardPageQuery, taskQuery } from './board-queries.ts';
import { nextStamp } from './stamp.ts';

/** What a person did, as it looks on the board and in the open card, before the server has said yes. Both may be asked for again and again. */
export interface ShownChange {
  toPage?: (page: BoardPage) => BoardPage;
  taskId?: number;
  toTask?: (open: OpenTask) => OpenTask;
}

interface PendingChange extends ShownChange {
  /** When the server said yes: what was asked for later has it in it. */
  settledAt: number;
}

let changes: readonly PendingChange[] = [];
const listeners = new Set<() => void>();

function setChanges(next: readonly PendingChange[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All changes that an answer may not have in it yet. */
export function usePendingChanges(): readonly ShownChange[] {
  return useSyncExternalStore(subscribe, () => changes);
}

/** The same, for what is done at this moment. */
export function pendingNow(): readonly ShownChange[] {
  return changes;
}

export function pageWith(page: BoardPage, pending: readonly ShownChange[]): BoardPage {
  return lacking(page.stamp, pending).reduce((shown, { toPage }) => toPage?.(shown) ?? shown, page);
}

export function taskWith(open: OpenTask, pending: readonly ShownChange[]): OpenTask {
  const own = lacking(open.stamp, pending).filter(({ taskId }) => taskId === open.task.id);
  return own.reduce((shown, { toTask }) => toTask?.(shown) ?? shown, open);
}

function lacking(stamp: number, pending: readonly ShownChange[]): readonly ShownChange[] {
  return (pending as readonly PendingChange[]).filter(({ settledAt }) => stamp <= settledAt);
}

/**
 * Shows the change at once while `run` sends it, and until an answer that was asked for afterwards has it in it. What other people
 * change meanwhile is shown too. `run` may say earlier than by its end that what it keeps from now on has the change in it. When it
 * fails the change is gone again; throws what it threw.
 */
export async function showWhile<R>(queryClient: QueryClient, change: ShownChange, run: (settle: () => void) => Promise<R>): Promise<R> {
  let entry: PendingChange = { ...change, settledAt: Number.POSITIVE_INFINITY };
  setChanges([...changes.filter((one) => !isIn(queryClient, one)), entry]);
  const settle = () => {
    if (entry.settledAt < Number.POSITIVE_INFINITY) return;
    const settled = { ...entry, settledAt: nextStamp() };
    setChanges(changes.map((one) => (one === entry ? settled : one)));
    entry = settled;
  };
  try {
    const answer = await run(settle);
    settle();
    return answer;
  } catch (error) {
    setChanges(changes.filter((one) => one !== entry));
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['board'] });
  }
}

/** Whether all that is shown has the change in it. */
function isIn(queryClient: QueryClient, { settledAt, taskId }: PendingChange): boolean {
  const page = queryClient.getQueryData(boardPageQuery.queryKey);
  const open = taskId === undefined ? undefined : queryClient.getQueryData(taskQuery(taskId).queryKey);
  return (page?.stamp ?? 0) > settledAt && (open?.stamp ?? Number.POSITIVE_INFINITY) > settledAt;
}
