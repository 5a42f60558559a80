import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';
import type { MailLocation } from '../../folders/use-mail-location.ts';
import { emailQuery } from '../../queries.ts';
import { useMayWrite } from '../use-may-write.ts';
import { openCompose, useAskedCompose } from './compose-store.ts';
import { storedKeys } from './stored-prefix.ts';

const ComposeWindows = lazyPart(() => import('./compose-windows.tsx').then(({ ComposeWindows }) => ComposeWindows));

/** Host of the compose windows. Loads their code when one is requested or some are left from before. */
export function ComposeHost() {
  const asked = useAskedCompose();
  const account = useSession()?.eid;
  const mayWrite = useMayWrite();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (asked.length > 0) setWanted(true);
  }, [asked]);
  useEffect(() => {
    if (account === undefined || storedKeys().length === 0) return;
    // The list loads first.
    const timer = setTimeout(() => setWanted(true), 300);
    return () => clearTimeout(timer);
  }, [account]);
  return wanted && mayWrite && account !== undefined ? (
    <Suspense>
      <ComposeWindows key={account} />
    </Suspense>
  ) : null;
}

/** Opens an email in drafts in a compose window and returns to the list. Returns whether it does. */
export function useDraftOpening({ place, mailId, firstRow, go }: MailLocation): boolean {
  const isAsked = useMayWrite() && place?.folder === 'draft' && mailId !== undefined;
  const query = emailQuery(useQueryClient(), place ?? { folder: 'draft', q: '' }, mailId ?? 0);
  const { data } = useQuery({ ...query, enabled: isAsked });
  const isDraft = isAsked && data?.isDraft === true && data.folder === 'draft' && !data.sendAt;
  useEffect(() => {
    if (!isDraft || !place || mailId === undefined) return;
    openCompose({ kind: 'draft', id: mailId });
    go(place, { firstRow, replace: true });
  }, [isDraft, place, mailId, firstRow, go]);
  return isDraft;
}
