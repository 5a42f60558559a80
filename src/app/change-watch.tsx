import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { streamChanges } from '#features/changes/contract.ts';
import { openCall } from '#web/api-client.ts';
import { startChangeStream } from '#web/change-stream.ts';
import { useSession } from '#web/session-store.ts';

/** While somebody is signed in, what changes elsewhere is heard of; when they no longer are, the guards decide anew. */
export function ChangeWatch({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  const eid = useSession()?.eid;
  useEffect(() => {
    if (!eid) return;
    const stop = startChangeStream({
      queryClient,
      open: (signal, missedMs) =>
        openCall(streamChanges, { query: missedMs === undefined ? {} : { missedMs: String(missedMs) } }, { signal }),
    });
    return () => {
      stop();
      queryClient.clear();
      void router.invalidate();
    };
  }, [eid, queryClient, router]);
  return null;
}
