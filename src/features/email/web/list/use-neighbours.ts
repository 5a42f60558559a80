import type { RefObject } from 'react';
import { call } from '#web/api-client.ts';
import { useStable } from '#web/use-stable.ts';
import { paginateEmail } from '../../contract.ts';
import type { MailLocation } from '../folders/use-mail-location.ts';
import type { ListHandle } from './mail-list.tsx';

export type Step = 'previous' | 'next';

interface Given {
  location: MailLocation;
  list: RefObject<ListHandle | null>;
  isSplit: boolean;
}

export interface Neighbours {
  /** The row of the open mail, from 0; -1 while there is none, or its page is not loaded. */
  openRow: () => number;
  /** Opens the neighbour of the open mail; of those in `without` the next one beyond. Answers whether there is one. */
  open: (step: Step, without?: ReadonlySet<number>) => Promise<boolean>;
  /** The list alone. */
  close: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The way from the open mail to those beside it in its list, as far as that is loaded, and further. */
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
