import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { onShownChange } from '#web/actions/use-shown.ts';
import type { MarkedEmail } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { findMails } from '../queries.ts';
import { chosenMails } from './chosen-mails.ts';

export interface MailSelection {
  ids: ReadonlySet<number>;
  /** The selected emails, including those scrolled out of view. */
  mails: readonly MarkedEmail[];
  toggle: (id: number) => void;
  /** Selects or deselects several at once. */
  set: (ids: readonly number[], chosen: boolean) => void;
  /** Selects exactly these, even if not loaded in any list. */
  setAll: (mails: readonly MarkedEmail[]) => void;
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();
const nothing: readonly MarkedEmail[] = [];

/** The selected emails; cleared when the place changes. */
export function useMailSelection(place: MailPlace | null): MailSelection {
  const [kept, keep] = useState({ place, ids: none, given: nothing });
  const ids = kept.place === place ? kept.ids : none;
  const mails = useChosenMails(ids, kept.given);
  const set = useCallback(
    (changed: readonly number[], chosen: boolean) =>
      keep((last) => {
        const next = new Set(last.place === place ? last.ids : none);
        for (const id of changed) chosen ? next.add(id) : next.delete(id);
        return { place, ids: next, given: last.place === place ? last.given : nothing };
      }),
    [place],
  );
  return useMemo(
    () => ({
      ...{ ids, mails, set },
      setAll: (given) => keep({ place, ids: new Set(given.map(({ id }) => id)), given }),
      toggle: (id) => set([id], !ids.has(id)),
      clear: () => keep({ place, ids: none, given: nothing }),
    }),
    [ids, mails, set, place],
  );
}

/** Returns the selected emails, kept up to date. Each was listed or given when selected, and stays known after its page is unloaded. */
function useChosenMails(ids: ReadonlySet<number>, given: readonly MarkedEmail[]): readonly MarkedEmail[] {
  const queryClient = useQueryClient();
  const seen = useRef<readonly MarkedEmail[]>([]);
  return useSyncExternalStore(
    (tell) => onShownChange(queryClient, tell),
    () => {
      seen.current = chosenMails(ids, ids.size > 0 ? findMails(queryClient, ids) : [], seen.current, given);
      return seen.current;
    },
  );
}
