import type { QueryClient } from '@tanstack/react-query';
import { parted } from '#contract/parted.ts';
import type { CountedMessage, ToastRequest } from '../toast-queue.ts';
import { recordSilently } from '../undo/undo-history.ts';
import { trackWrite } from '../undo/writes-under-way.ts';
import type { OptimisticUpdatesOf, Views } from './action-kind.ts';
import type { Failure } from './common-failure.ts';
import { type Looks, overlayOf } from './overlay.ts';
import { createRowQueue, type RowKey, type RowQueue } from './row-queue.ts';

/** A mutation: its optimistic look, and what is sent. */
export interface Action<V extends Views, R> {
  /** The rows it touches. Later actions on the same rows wait until this one settles; a move also names the row it is placed before. */
  rows?: readonly RowKey[];
  look?: OptimisticUpdatesOf<V>;
  /**
   * Whether it shows a row that has no id yet. Changes by others then appear only once the server has responded, so no row appears twice.
   */
  adds?: true;
  /** A second look after a delay in milliseconds, such as removing a row from its list once the person has seen the change. */
  later?: { afterMs: number; look: OptimisticUpdatesOf<V> };
  /** @param settle reports, before the promise resolves, that anything cached from now on contains the change. */
  send: (settle: () => void) => Promise<R>;
  /** The look refined by the server's response. */
  settled?: (answer: R) => OptimisticUpdatesOf<V>;
}

/** An action on many rows, sent in batches of limited size. */
export interface ActionInParts<V extends Views, Id extends RowKey, R> {
  ids: readonly Id[];
  most: number;
  look?: (ids: ReadonlySet<Id>) => OptimisticUpdatesOf<V>;
  later?: { afterMs: number; look: (ids: ReadonlySet<Id>) => OptimisticUpdatesOf<V> };
  send: (ids: Id[]) => Promise<R>;
  /** Called with the batches that were sent, for example to offer undo. Failed batches are reported with a retry. */
  done?: (answers: R[], ids: Id[]) => void;
  /** The error message to use instead of the area's own. */
  failed?: string;
}

export interface ActionParts {
  queryClient: QueryClient;
  /** The first part of the area's query keys. */
  kind: string;
  say: (toast: ToastRequest) => void;
  failureOf: (error: unknown, failed: string | undefined) => Failure;
  /** Whether the person may undo the action. */
  mayUndo: () => boolean;
  texts: { undo: string; tryAgain: string; partlyDone: (done: number, total: number) => string };
}

export type Actions<V extends Views> = ReturnType<typeof createActions<V>>;

const queues = new WeakMap<QueryClient, RowQueue>();

function queueOf(queryClient: QueryClient): RowQueue {
  const known = queues.get(queryClient) ?? createRowQueue();
  queues.set(queryClient, known);
  return known;
}

/**
 * Shows a change at once (an optimistic update) while it is sent, and until a response requested afterward contains it. Changes by
 * others keep appearing meanwhile. On failure it rolls the change back and throws.
 */
export async function showAction<V extends Views, R>(queryClient: QueryClient, kind: string, action: Action<V, R>): Promise<R> {
  const { rows = [], look = {}, adds = false, later, send, settled } = action;
  const laid = overlayOf(queryClient).lay(kind, look as Looks, adds);
  if (later) setTimeout(() => laid.turn(later.look as Looks), later.afterMs);
  try {
    const named = rows.map((row) => `${kind} ${row}`);
    const answer = await trackWrite(() => queueOf(queryClient).run(named, () => send(() => laid.settle())));
    laid.settle(settled?.(answer) as Looks | undefined);
    return answer;
  } catch (error) {
    laid.remove();
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [kind] });
  }
}

/** Creates the actions of an area; see `useActions`. */
export function createActions<V extends Views>({ queryClient, kind, say, failureOf, mayUndo, texts }: ActionParts) {
  const show = <R>(action: Action<V, R>) => showAction(queryClient, kind, action);

  function tell(error: unknown, again: () => void, failed?: string, partly = ''): void {
    const { message, isFinal } = failureOf(error, failed);
    const action = isFinal ? undefined : { label: texts.tryAgain, run: again };
    say({ tone: 'error', message: [partly, message].filter(Boolean).join(' '), ...(action && { action }) });
  }

  /**
   * Runs work that may fail and tracks it as a pending write. On failure shows a toast, with a retry if that may help. Returns whether it
   * succeeded.
   */
  async function attempt(work: () => Promise<unknown>, failed?: string): Promise<boolean> {
    try {
      await trackWrite(work);
      return true;
    } catch (error) {
      tell(error, () => void attempt(work, failed), failed);
      return false;
    }
  }

  /** Shows and sends a change of many rows in batches. Sent batches stay; failed ones are rolled back, reported and can be retried. */
  async function changeAll<Id extends RowKey, R>(given: ActionInParts<V, Id, R>): Promise<boolean> {
    const { ids, most, look, later, send, done, failed } = given;
    let before: Promise<unknown> = Promise.resolve();
    const parts = parted(ids, most).map((part) => {
      const named = new Set(part);
      const last = before;
      const sent = show({
        rows: part,
        ...(look && { look: look(named) }),
        ...(later && { later: { afterMs: later.afterMs, look: later.look(named) } }),
        send: () => last.then(() => send(part)),
      });
      before = sent;
      return { part, sent };
    });
    const results = await Promise.allSettled(parts.map(({ sent }) => sent));
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const left = parts.slice(answers.length).flatMap(({ part }) => part);
    const failure = results.find((result) => result.status === 'rejected');
    const count = ids.length - left.length;
    if (failure) {
      const partly = count > 0 ? texts.partlyDone(count, ids.length) : '';
      tell(failure.reason, () => void changeAll({ ...given, ids: left }), failed, partly);
    }
    if (answers.length > 0) done?.(answers, ids.slice(0, count));
    return !failure;
  }

  /** Reports a completed action and offers undo. Counted messages are merged with the previous one, including its undo. */
  function offerUndo(said: string | CountedMessage, takeBack: () => Promise<unknown>, tone?: ToastRequest['tone'], failed?: string): void {
    const action = mayUndo() ? { label: texts.undo, run: () => attempt(takeBack, failed), isUndo: true as const } : undefined;
    const message = typeof said === 'string' ? { message: said } : { message: said.text(said.count), counted: said };
    say({ ...message, ...(tone && { tone }), ...(action && { action }) });
  }

  /** Records an undo without a toast, for actions the page itself makes visible. It stays available by shortcut and in the undo history. */
  function keepUndo(said: string, takeBack: () => Promise<unknown>, failed?: string): void {
    if (mayUndo()) recordSilently(said, () => attempt(takeBack, failed));
  }

  /** The label of the undo action; undefined if the person may not undo. */
  const undoLabel = () => (mayUndo() ? texts.undo : undefined);

  return { show, attempt, changeAll, offerUndo, keepUndo, undoLabel };
}
