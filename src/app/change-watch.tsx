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

/** While somebody is signed in, what changes elsewhere is heard of; when they no longer are, or may do something else, the guards decide anew. */
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
    // What is kept may be of another day; the page itself comes first.
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

/** What the person may do by now; it comes with the next renewal too, when the server cannot be reached. */
async function readAbility(): Promise<void> {
  lastAsked += 1;
  const asked = lastAsked;
  const answer = await call(getSession, {}).catch(() => null);
  // An earlier answer may come later.
  if (answer && asked === lastAsked) updateSession(answer.userData);
}

/** Whoever may do something else sees the page anew, or that they may not see it any more; nothing is kept that they may not read. */
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
