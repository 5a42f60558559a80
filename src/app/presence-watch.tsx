import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAbility } from '#web/ability.ts';
import { useSession } from '#web/session-store.ts';

/** The page itself comes first. */
const startAfterMs = 1500;

/** While somebody who may chat is signed in, the others see that they are here, on whatever page. */
export function PresenceWatch({ queryClient }: { queryClient: QueryClient }) {
  const eid = useSession()?.eid;
  const mayChat = useAbility().can('read', 'Chat');
  useEffect(() => {
    if (!eid || !mayChat) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { startPresence } = await import('#features/chat/web/presence.ts');
      if (!isOver) stop = startPresence(queryClient);
    }, startAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [eid, mayChat, queryClient]);
  return null;
}
