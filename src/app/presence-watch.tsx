import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCan } from '#web/ability.ts';
import { useSession } from '#web/session-store.ts';
import { paths } from './paths.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

/** Starts after the page has loaded. On the chat page it starts sooner, because others there are waiting to see who is online. */
const startAfterMs = () => (location.pathname.startsWith(paths.chat()) ? 1500 : 10_000);

/** Shares the person's presence from any page while someone with access to chat is signed in. */
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
