import type { BrowserContext, Page, Route } from '@playwright/test';
import { serveDemo } from '../scripts/serve-demo.mjs';
import { startServer } from '../scripts/start-server.mjs';

/** Where the API of a journey runs: on a server, or in the browser, whose static host knows none of its calls. */
export type Host = 'server' | 'demo';

export interface Started {
  url: string;
  /** Reads the developer outbox; undefined on the demo, which has none. */
  outboxToken?: string | undefined;
}

/** Starts what serves the pages. `E2E_URL` names a server that runs already, `E2E_OUTBOX_TOKEN` the token that its start printed. */
export function startHost(host: Host): Promise<Started & { stop: () => Promise<void> }> {
  const given = process.env.E2E_URL;
  if (host === 'demo') return serveDemo();
  if (!given) return startServer({ DEV_OUTBOX: 'on' });
  return Promise.resolve({ url: given, outboxToken: process.env.E2E_OUTBOX_TOKEN, stop: () => Promise.resolve() });
}

/** A page that stays open: the browser's process lives by it, and in the demo the API with its database, which has started once this answers. */
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

/** The page with its host's script alone: the app would take part in what other pages do, and renew their sessions. */
async function withoutApp(route: Route): Promise<void> {
  const html = await (await route.fetch()).text();
  const [, script] = /src="(\/demo\/page-[^"]+)"/.exec(html) ?? [];
  await route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><title>Anchor</title><script type="module" src="${script}"></script>`,
  });
}
