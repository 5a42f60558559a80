import { useSyncExternalStore } from 'react';
import type { TodoTask } from '../contract.ts';

/** What a person did, as the lists show it before the server has said yes. */
export interface ShownChange {
  ids?: ReadonlySet<number>;
  patch?: (task: TodoTask) => Partial<TodoTask>;
  /** Removed for good. */
  isGone?: boolean;
  /** Stands at the beginning of the lists that show the newest first. */
  added?: TodoTask;
  /** In the manual order before another one; at the end for null. */
  moved?: { id: number; beforeId: number | null };
  /** What no longer belongs into the list stays for as long as it takes to see what happened. */
  isLeaving?: boolean;
}

interface PendingChange extends ShownChange {
  /** When the server said yes: what was asked for later has it in it. */
  settledAt: number;
}

let lastStamp = 0;
let changes: readonly PendingChange[] = [];
const listeners = new Set<() => void>();

/** Counts what is fetched and what is changed, so that both can be put in order. */
export function nextStamp(): number {
  lastStamp += 1;
  return lastStamp;
}

function setChanges(next: readonly PendingChange[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All changes that an answer may not have in it yet, the oldest first. */
export function usePendingChanges(): readonly ShownChange[] {
  return useSyncExternalStore(subscribe, pendingNow);
}

/** The same, for what is done at this moment. */
export function pendingNow(): readonly ShownChange[] {
  return changes;
}

/** Those that an answer with this stamp has not in it. */
export function lacking(stamp: number, pending: readonly ShownChange[]): readonly ShownChange[] {
  return (pending as readonly PendingChange[]).filter(({ settledAt }) => stamp <= settledAt);
}

/** How many changes of the past are kept, for lists that were loaded before them. */
const keptChanges = 50;
/** How long a row stays that leaves its list. */
const leavingMs = 180;

/**
 * Shows the change at once while `run` sends it, and until an answer that was asked for afterwards has it in it. What other people
 * change meanwhile is shown too. When `run` fails the change is gone again; throws what it threw.
 * @param settled what is known better once the server has said yes.
 */
export async function showWhile<R>(change: ShownChange, run: () => Promise<R>, settled?: (answer: R) => ShownChange): Promise<R> {
  let entry: PendingChange = { ...change, settledAt: Number.POSITIVE_INFINITY };
  const replace = (next: PendingChange | null) => {
    const last = entry;
    if (next) entry = next;
    setChanges(changes.flatMap((one) => (one === last ? (next ?? []) : one)));
  };
  const past = changes.filter(({ settledAt }) => settledAt !== Number.POSITIVE_INFINITY);
  const dropped = new Set(past.slice(0, Math.max(0, past.length - keptChanges)));
  setChanges([...changes.filter((one) => !dropped.has(one)), entry]);
  if (change.isLeaving) setTimeout(() => changes.includes(entry) && replace({ ...entry, isLeaving: false }), leavingMs);
  try {
    const answer = await run();
    replace({ ...entry, ...settled?.(answer), settledAt: nextStamp() });
    return answer;
  } catch (error) {
    replace(null);
    throw error;
  }
}
