import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { streamChanges } from '#platform/changes/contract.ts';
import { getSession } from '#platform/session/contract.ts';
import { useAbility } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import { updateSession, useSession } from '#web/session-store.ts';
import { forgetWrites } from '#web/undo/undo-history.ts';
import { whenIdle } from '#web/when-idle.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

let lastAsked = 0;

interface Props {
  router: AnyRouter;
  queryClient: QueryClient;
}

/** Streams changes while a person is signed in. When the session ends or permissions change, the route guards run again. */
export function ChangeWatch({ router, queryClient }: Props) {
  const eid = useSession()?.eid;
  useEffect(() => {
    if (!eid) return;
    const begunAtMs = performance.now();
    const stop = startWhenLoaded(
      () => import('#web/change-stream.ts'),
      ({ startChangeStream }) =>
        startChangeStream({
          queryClient,
          begunAtMs,
          onSessionChange: () => void readAbility(),
          open: (signal, missedMs) =>
            openCall(streamChanges, { query: missedMs === undefined ? {} : { missedMs: String(missedMs) } }, { signal }),
        }),
    );
    // The stored permissions may be outdated. Refreshes them when idle, so the page loads first.
    const giveUp = whenIdle(() => void readAbility());
    return () => {
      giveUp();
      stop();
      forgetWrites();
      queryClient.clear();
      void router.invalidate();
    };
  }, [eid, queryClient, router]);
  useNewAbility(eid, { router, queryClient });
  return null;
}

/** Refreshes what the person may do. If the server can't be reached, the next token renewal does it. */
async function readAbility(): Promise<void> {
  lastAsked += 1;
  const asked = lastAsked;
  const answer = await call(getSession, {}).catch(() => null);
  // Ignores responses that arrive out of order.
  if (answer && asked === lastAsked) updateSession(answer.userData);
}

/** Reruns the route guards when permissions change, and drops cached data the person may no longer read. */
function useNewAbility(eid: string | undefined, { router, queryClient }: Props): void {
  const rules = JSON.stringify(useAbility().rules);
  const before = useRef({ eid, rules });
  useEffect(() => {
    const isNew = before.current.eid === eid && before.current.rules !== rules;
    before.current = { eid, rules };
    if (!isNew) return;
    void router.invalidate().then(() => {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    });
  }, [eid, rules, router, queryClient]);
}
