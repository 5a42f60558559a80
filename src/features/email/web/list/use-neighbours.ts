import type { RefObject } from 'react';
import { call } from '#web/api-client.ts';
import { useStable } from '#web/use-stable.ts';
import { paginateEmail } from '../../contract.ts';
import type { MailLocation } from '../folders/use-mail-location.ts';
import type { KnownMail, MailActions, MoveTarget } from '../use-mail-actions.ts';
import type { ListHandle } from './mail-list.tsx';

export type Step = 'previous' | 'next';

interface Given {
  location: MailLocation;
  list: RefObject<ListHandle | null>;
  isSplit: boolean;
}

export interface Neighbours {
  /** Returns the row of the open email, starting at 0; -1 if there is none or its page is not loaded. */
  openRow: () => number;
  /** Opens the neighbor of the open email, skipping those in `without`. Returns whether there is one. */
  open: (step: Step, without?: ReadonlySet<number>) => Promise<boolean>;
  /** Returns to the list. */
  close: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Navigates from the open email to its neighbors, in the loaded rows and beyond. */
export function useNeighbours({ location, list, isSplit }: Given): Neighbours {
  const { place, mailId, firstRow, go } = location;
  const rowOf = (id: number) => list.current?.mails.rowOf(id) ?? -1;
  const ask = (emailId: number, dir: Step) => {
    if (!place) return undefined;
    const { folder, label, q } = place;
    return call(paginateEmail, { query: { dir, emailId, folder, q, ...(label ? { label } : {}) } }).then(
      ({ id }) => id,
      () => undefined,
    );
  };
  return useStable<Neighbours>({
    openRow: () => (mailId === undefined ? -1 : rowOf(mailId)),
    open: async (step, without = none) => {
      if (!place || mailId === undefined) return false;
      let at = mailId;
      for (;;) {
        const row = rowOf(at);
        const beside = row + (step === 'next' ? 1 : -1);
        const listed = row < 0 ? undefined : list.current?.mails.mailAt(beside)?.id;
        const found = listed ?? (await ask(at, step));
        if (found === undefined) return false;
        at = found;
        if (without.has(found)) continue;
        go(place, { mailId: found, firstRow, replace: true });
        if (listed !== undefined && isSplit) list.current?.focusRow(beside);
        return true;
      }
    },
    close: () => void (place && go(place, { firstRow })),
  });
}

/** Mail actions, some of which advance from the open email: to the next older one, unless a move says otherwise. */
export interface LeadingActions extends MailActions {
  move: (ids: readonly number[], target: MoveTarget, known?: readonly KnownMail[], toward?: Step) => void;
}

interface MovingGiven {
  actions: MailActions;
  list: RefObject<ListHandle | null>;
  mailId: number | undefined;
  neighbours: Neighbours;
}

/**
 * Wraps the actions so that those that remove emails advance, wherever they are called from: the open email is replaced by its neighbor, or
 * by the list if there is none; in the list, the cursor stays on the row that takes its place.
 */
export function useMovingOn({ actions, list, mailId, neighbours }: MovingGiven): LeadingActions {
  const leave = (ids: readonly number[], act: () => void, { staysOpen = false, toward = 'next' as Step } = {}) => {
    const leaving = new Set(ids);
    if (mailId !== undefined && leaving.has(mailId)) {
      if (staysOpen) return act();
      // Runs before it is gone from the list that determines its neighbor.
      void neighbours.open(toward, leaving).then((isThere) => isThere || neighbours.close());
      return act();
    }
    const stay = keepCursor(list, leaving);
    act();
    stay();
  };
  const stable = useStable<Pick<LeadingActions, 'move' | 'snooze' | 'deleteForever'>>({
    move: (ids, target, known, toward) => leave(ids, () => actions.move(ids, target, known), toward && { toward }),
    snooze: (ids, until, known) => leave(ids, () => actions.snooze(ids, until, known), { staysOpen: until === null }),
    deleteForever: (ids) => leave(ids, () => actions.deleteForever(ids)),
  });
  return { ...actions, ...stable };
}

/** Returns a function that focuses the row taking the place of the one under the cursor, if that is being removed. */
function keepCursor(list: RefObject<ListHandle | null>, leaving: ReadonlySet<number>): () => void {
  const { mails, cursor } = list.current ?? {};
  const row = cursor?.() ?? -1;
  const under = mails?.mailAt(row);
  if (!mails || !under || !leaving.has(under.id)) return () => undefined;
  const above = mails.loaded.filter(({ id }) => leaving.has(id) && mails.rowOf(id) < row).length;
  return () =>
    // By then the list is rendered without them.
    requestAnimationFrame(() => {
      const now = list.current?.mails;
      if (!now || now.rowOf(under.id) >= 0 || !now.total) return;
      list.current?.focusRow(Math.min(row - above, now.total - 1));
    });
}
