import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { onShownChange } from '#web/actions/use-shown.ts';
import type { Email } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { findMails } from '../queries.ts';
import { chosenMails } from './chosen-mails.ts';

export interface MailSelection {
  ids: ReadonlySet<number>;
  /** The chosen mails, also those that have been scrolled far away. */
  mails: readonly Email[];
  toggle: (id: number) => void;
  /** Chooses or leaves out several at once. */
  set: (ids: readonly number[], chosen: boolean) => void;
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The chosen mails; another place begins with none. */
export function useMailSelection(place: MailPlace | null): MailSelection {
  const [kept, keep] = useState({ place, ids: none });
  const ids = kept.place === place ? kept.ids : none;
  const mails = useChosenMails(ids);
  const set = useCallback(
    (changed: readonly number[], chosen: boolean) =>
      keep((last) => {
        const next = new Set(last.place === place ? last.ids : none);
        for (const id of changed) chosen ? next.add(id) : next.delete(id);
        return { place, ids: next };
      }),
    [place],
  );
  return useMemo(
    () => ({ ids, mails, set, toggle: (id) => set([id], !ids.has(id)), clear: () => keep({ place, ids: none }) }),
    [ids, mails, set, place],
  );
}

/** The mails with the chosen ids, kept up to date. Each was listed when it was chosen, and stays known after its page was let go. */
function useChosenMails(ids: ReadonlySet<number>): readonly Email[] {
  const queryClient = useQueryClient();
  const seen = useRef<readonly Email[]>([]);
  return useSyncExternalStore(
    (tell) => onShownChange(queryClient, tell),
    () => {
      seen.current = chosenMails(ids, ids.size > 0 ? findMails(queryClient, ids) : [], seen.current);
      return seen.current;
    },
  );
}
