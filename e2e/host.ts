import type { BrowserContext, Page, Route } from '@playwright/test';
import { serveDemo } from '../scripts/serve-demo.mjs';
import { startServer } from '../scripts/start-server.mjs';

/** Where the API runs during a test: on a server, or in the browser, where the static host knows none of its endpoints. */
export type Host = 'server' | 'demo';

export interface Started {
  url: string;
  /** Token for reading the developer outbox; undefined in the demo, which has none. */
  outboxToken?: string | undefined;
}

/**
 * Starts the host of the pages. `E2E_URL` points to a server that is already running, `E2E_OUTBOX_TOKEN` is the token it printed at start.
 */
export function startHost(host: Host): Promise<Started & { stop: () => Promise<void> }> {
  const given = process.env.E2E_URL;
  if (host === 'demo') return serveDemo();
  if (!given) return startServer({ DEV_OUTBOX: 'on' });
  return Promise.resolve({ url: given, outboxToken: process.env.E2E_OUTBOX_TOKEN, stop: () => Promise.resolve() });
}

/**
 * Opens a page that stays open and keeps the browser's process alive. In the demo it also runs the API and its database, ready once this
 * resolves.
 */
export async function openAnchor(context: BrowserContext, host: Host): Promise<Page> {
  const anchor = await context.newPage();
  if (host === 'server') await anchor.goto('/healthz');
  else {
    await anchor.route('/', withoutApp);
    await anchor.goto('/');
    await anchor.evaluate(() => fetch('/api/v1/session').then(({ status }) => status));
  }
  return anchor;
}

/** Serves the page with only the host's script: the app would react to other pages and renew their sessions. */
async function withoutApp(route: Route): Promise<void> {
  const html = await (await route.fetch()).text();
  const [, script] = /src="(\/demo\/page-[^"]+)"/.exec(html) ?? [];
  await route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><title>Anchor</title><script type="module" src="${script}"></script>`,
  });
}
