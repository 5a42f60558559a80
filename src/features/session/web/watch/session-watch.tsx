import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { refresh } from '#web/api-client.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { keepSessionFresh } from './keep-session-fresh.ts';
import { useLanguageKept } from './use-language-kept.ts';
import { watchOtherTabs } from './watch-other-tabs.ts';

const SessionEndedDialog = lazyPart(() => import('./session-ended-dialog.tsx').then((loaded) => loaded.SessionEndedDialog));

/** Stands beside the pages once: keeps the session fresh, and asks for the password over the page when it has ended. */
export function SessionWatch() {
  const hasEnded = useSyncExternalStore(refresh.onEndedChange, refresh.hasEnded);
  const queryClient = useQueryClient();
  const hadEndedRef = useRef(false);
  useEffect(() => {
    // Pictures and files have addresses of the session in which they were asked for.
    if (hadEndedRef.current && !hasEnded) void queryClient.invalidateQueries();
    hadEndedRef.current = hasEnded;
  }, [hasEnded, queryClient]);
  useEffect(keepSessionFresh, []);
  useEffect(watchOtherTabs, []);
  useLanguageKept();
  return (
    hasEnded && (
      <Suspense fallback={null}>
        <SessionEndedDialog />
      </Suspense>
    )
  );
}
