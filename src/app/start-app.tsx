import { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { maxPictures, readPictures } from '#platform/files/contract.ts';
import { connectRenewal } from '#platform/session/web/watch/renew-session.ts';
import { loadLayoutParts } from '#shell/layout-parts.ts';
import { call } from '#web/api-client.ts';
import { commands } from '#web/command.ts';
import { followNetwork, onReconnect } from '#web/connection.ts';
import { dueMovers } from '#web/due-mover.ts';
import { startTranslation } from '#web/i18n.ts';
import { currentLayout, onLayoutChange, startLayout } from '#web/layout-store.ts';
import { linkParts } from '#web/links/link-parts.ts';
import { mailCards } from '#web/mail-card.ts';
import { startPortraits } from '#web/portraits.ts';
import { retryOptions } from '#web/retry-options.ts';
import { busy } from '#web/settled.ts';
import { taskParts } from '#web/task-part.ts';
import { setTransport, type Transport } from '#web/transport.ts';
import { App } from './app.tsx';
import { appRouter } from './app-router.ts';
import { pageTable } from './areas.ts';
import { followLinks } from './follow-links.ts';
import { followPending } from './follow-pending.ts';
import { waitForInitialRequests } from './initial-requests.ts';
import { loadMenuAhead } from './load-menu-ahead.ts';
import { settings } from './settings.ts';

/**
 * Starts the app in an element; its spinner stays until the first page can be shown.
 * @param network the transport to the API, unless the page was given a different one
 * @returns a function that stops the app, for tests that open one page after another
 */
export async function startApp(element: HTMLElement, network: Transport): Promise<() => void> {
  const started = busy('start');
  setTransport(network);
  if (globalThis.hostTransport)
    await import('#web/start-given-transport.ts').then((module) => module.startGivenTransport(element, network));
  const stops = [followNetwork()];
  startLayout(settings);
  stops.push(onLayoutChange(() => void loadLayoutParts()));
  connectRenewal();
  mailCards.load = () => import('./mail-cards.ts').then((module) => module.mailCards);
  dueMovers.load = () => import('./due-movers.ts').then((module) => module.dueMovers);
  linkParts.load = () => import('./link-parts.ts').then((module) => module.linkParts);
  commands.load = () => import('./commands.ts').then((module) => module.allCommands);
  taskParts.load = () => import('./task-parts.ts').then((module) => module.taskParts);
  startPortraits(async (address) => (await call(readPictures, { query: { address } })).pictures, maxPictures);
  const queryClient = new QueryClient({ defaultOptions: { queries: { ...retryOptions, refetchOnWindowFocus: false } } });
  stops.push(onReconnect(() => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })));
  const router = appRouter({ queryClient });
  followPending({ router, queryClient });
  router.subscribe('onRendered', started);
  await Promise.all([startTranslation(currentLayout().language), loadLayoutParts(), router.load()]);
  await waitForInitialRequests();
  stops.push(followLinks(router));
  loadMenuAhead(pageTable);
  const root = createRoot(element);
  stops.push(() => root.unmount());
  // As a transition, so the first render doesn't block input.
  startTransition(() => root.render(<App router={router} queryClient={queryClient} />));
  return () => {
    for (const stop of stops) stop();
  };
}
