import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCan } from '#web/ability.ts';
import { useSession } from '#web/session-store.ts';
import { paths } from './paths.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

/** The page itself comes first; on that of the chat the others wait to see who is here. */
const startAfterMs = () => (location.pathname.startsWith(paths.chat()) ? 1500 : 10_000);

/** While somebody who may chat is signed in, the others see that they are here, on whatever page. */
export function PresenceWatch({ queryClient }: { queryClient: QueryClient }) {
  const eid = useSession()?.eid;
  const mayChat = useCan('update', 'Chat');
  useEffect(() => {
    if (!eid || !mayChat) return;
    return startWhenLoaded(
      () => import('#features/chat/web/presence/presence.ts'),
      ({ startPresence }) => startPresence(queryClient),
      startAfterMs(),
    );
  }, [eid, mayChat, queryClient]);
  return null;
}
