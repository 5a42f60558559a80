import { useQueryClient } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { onShownChange } from '#web/actions/use-shown.ts';
import type { Email } from '../contract.ts';
import { chosenMails } from './chosen-mails.ts';
import { findMails } from './queries.ts';

/** The mails with the chosen ids, kept up to date. Each was listed when it was chosen, and stays known after its page was let go. */
export function useChosenMails(ids: ReadonlySet<number>): readonly Email[] {
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
