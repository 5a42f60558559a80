import type { QueryClient } from '@tanstack/react-query';
import { parted } from '#contract/parted.ts';
import type { CountedMessage, ToastRequest } from '../toast-queue.ts';
import { recordSilently } from '../undo/undo-history.ts';
import { trackWrite } from '../undo/writes-under-way.ts';
import type { LookOf, Views } from './action-kind.ts';
import type { Failure } from './common-failure.ts';
import { type Looks, overlayOf } from './overlay.ts';
import { createRowQueue, type RowKey, type RowQueue } from './row-queue.ts';

/** One thing that is done: how it looks at once, and what is sent. */
export interface Action<V extends Views, R> {
  /** The rows that it names. What names one of them later is sent when this one has ended; a move names the row it is put before too. */
  rows?: readonly RowKey[];
  look?: LookOf<V>;
  /** Whether it shows a row that has no id yet. What others change is then shown once the server has answered, so that no row shows twice. */
  adds?: true;
  /** Another look after some milliseconds, as for a row that leaves its list once it was seen what happened. */
  later?: { afterMs: number; look: LookOf<V> };
  /** @param settle says earlier than by its end that whatever is kept from now on has the change in it. */
  send: (settle: () => void) => Promise<R>;
  /** What is known better of its look once the server has answered. */
  settled?: (answer: R) => LookOf<V>;
}

/** The same for many rows, of which a call takes only so many. */
export interface ActionInParts<V extends Views, Id extends RowKey, R> {
  ids: readonly Id[];
  most: number;
  look?: (ids: ReadonlySet<Id>) => LookOf<V>;
  later?: { afterMs: number; look: (ids: ReadonlySet<Id>) => LookOf<V> };
  send: (ids: Id[]) => Promise<R>;
  /** What follows for those that were sent, such as the offer to take it back. Parts that failed are told, and offered to be tried again. */
  done?: (answers: R[], ids: Id[]) => void;
  /** What to say when it fails, in place of what the area says. */
  failed?: string;
}

export interface ActionParts {
  queryClient: QueryClient;
  /** The first part of the keys of the area's queries. */
  kind: string;
  say: (toast: ToastRequest) => void;
  failureOf: (error: unknown, failed: string | undefined) => Failure;
  /** Whether who did something may take it back. */
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
 * Shows a change at once (an optimistic update) while it is sent, and until an answer that was asked for afterwards has it in it. What
 * others change meanwhile is shown too. When it fails the change is gone again (rollback), and it throws.
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

/** What the areas do things with; see `useActions`. */
export function createActions<V extends Views>({ queryClient, kind, say, failureOf, mayUndo, texts }: ActionParts) {
  const show = <R>(action: Action<V, R>) => showAction(queryClient, kind, action);

  function tell(error: unknown, again: () => void, failed?: string, partly = ''): void {
    const { message, isFinal } = failureOf(error, failed);
    const action = isFinal ? undefined : { label: texts.tryAgain, run: again };
    say({ tone: 'error', message: [partly, message].filter(Boolean).join(' '), ...(action && { action }) });
  }

  /** Runs what may fail, as a write under way; then says so, and offers to try it again where that may help. Answers whether it was done. */
  async function attempt(work: () => Promise<unknown>, failed?: string): Promise<boolean> {
    try {
      await trackWrite(work);
      return true;
    } catch (error) {
      tell(error, () => void attempt(work, failed), failed);
      return false;
    }
  }

  /** Shows and sends a change of many rows, part after part. What was sent stays; what failed is gone again, told, and can be tried again. */
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

  /** Says what was done, and offers to take it back. What is counted is said, and taken back, together with what was done just before. */
  function offerUndo(said: string | CountedMessage, takeBack: () => Promise<unknown>, tone?: ToastRequest['tone'], failed?: string): void {
    const action = mayUndo() ? { label: texts.undo, run: () => attempt(takeBack, failed), isUndo: true as const } : undefined;
    const message = typeof said === 'string' ? { message: said } : { message: said.text(said.count), counted: said };
    say({ ...message, ...(tone && { tone }), ...(action && { action }) });
  }

  /** Of what the page itself shows to be done: no message, but the key of Undo takes it back, and it stands among what was done. */
  function keepUndo(said: string, takeBack: () => Promise<unknown>, failed?: string): void {
    if (mayUndo()) recordSilently(said, () => attempt(takeBack, failed));
  }

  /** How a message offers to take back; undefined for a person who may not. */
  const undoLabel = () => (mayUndo() ? texts.undo : undefined);

  return { show, attempt, changeAll, offerUndo, keepUndo, undoLabel };
}
