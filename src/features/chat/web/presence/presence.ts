import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { openBroadcast } from '#web/broadcast.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session-store.ts';
import { type ChatStatus, tellPresence } from '../../presence-contract.ts';
import { outboxKey } from '../composer/outbox-key.ts';
import { chatPageQuery } from '../queries.ts';

const everyMs = 30_000;

/**
 * Sends heartbeats while the page is visible and a leave signal when it closes. Also sends messages an earlier page left in the outbox.
 * Returns a function that stops it.
 */
export function startPresence(queryClient: QueryClient): () => void {
  const isInSight = () => document.visibilityState === 'visible';
  const tell = () => {
    if (!isInSight()) return;
    call(tellPresence, { body: {} }).then(
      ({ statuses }) => showStatuses(queryClient, statuses),
      // The next heartbeat retries in 30 seconds.
      () => undefined,
    );
  };
  // Another tab has closed, but this one is still open.
  const tabs = openBroadcast<'left'>('atrium-presence', tell);
  const leave = () => {
    if (!readSession()) return;
    call(tellPresence, { body: { isLeaving: true } }, { keepalive: true }).catch(() => undefined);
    tabs.send('left');
  };
  tell();
  const timer = setInterval(tell, everyMs);
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', leave);
  if (browserStorage.getItem(outboxKey(readSession()?.userData.eid ?? ''))) {
    import('../composer/sending.ts').then(
      ({ outboxOf }) => outboxOf(queryClient).start(),
      // Sent when the chat is opened, or by the next page.
      () => undefined,
    );
  }
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pagehide', leave);
    tabs.close();
  };
}

function showStatuses(queryClient: QueryClient, statuses: Record<string, ChatStatus>): void {
  const withStatus = <P extends { id: number; status: ChatStatus }>(person: P): P => ({
    ...person,
    status: statuses[person.id] ?? person.status,
  });
  queryClient.setQueryData(chatPageQuery.queryKey, (page) =>
    page
      ? {
          ...page,
          contacts: page.contacts.map(withStatus),
          threads: page.threads.map((thread) => ({ ...thread, members: thread.members.map(withStatus) })),
        }
      : page,
  );
}
