import type { RefObject } from 'react';
import { useStable } from '#web/use-stable.ts';
import type { KnownMail, MailActions, MoveTarget } from '../use-mail-actions.ts';
import type { ListHandle } from './mail-list.tsx';
import type { Neighbours, Step } from './use-neighbours.ts';

/** The actions of which some lead on from the open mail: to the next older one, unless a move says otherwise. */
export interface LeadingActions extends MailActions {
  move: (ids: readonly number[], target: MoveTarget, known?: readonly KnownMail[], toward?: Step) => void;
}

interface MovingGiven {
  actions: MailActions;
  list: RefObject<ListHandle | null>;
  /** The open mail. */
  mailId: number | undefined;
  neighbours: Neighbours;
}

/**
 * The actions, of which those that put mails away lead on, wherever they are called from: the open mail gives way to its neighbour, or to
 * the list when there is none; in the list the cursor stays on the row that takes the place.
 */
export function useMovingOn({ actions, list, mailId, neighbours }: MovingGiven): LeadingActions {
  const leave = (ids: readonly number[], act: () => void, { staysOpen = false, toward = 'next' as Step } = {}) => {
    const leaving = new Set(ids);
    if (mailId !== undefined && leaving.has(mailId)) {
      if (staysOpen) return act();
      // Before it is gone from the list that says what comes next.
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

/** Answers what puts the focus on the row that took the place of the one under the cursor, if that is among those that leave. */
function keepCursor(list: RefObject<ListHandle | null>, leaving: ReadonlySet<number>): () => void {
  const { mails, cursor } = list.current ?? {};
  const row = cursor?.() ?? -1;
  const under = mails?.mailAt(row);
  if (!mails || !under || !leaving.has(under.id)) return () => undefined;
  const above = mails.loaded.filter(({ id }) => leaving.has(id) && mails.rowOf(id) < row).length;
  return () =>
    // The list is drawn without them by then.
    requestAnimationFrame(() => {
      const now = list.current?.mails;
      if (!now || now.rowOf(under.id) >= 0 || !now.total) return;
      list.current?.focusRow(Math.min(row - above, now.total - 1));
    });
}
