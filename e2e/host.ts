import type { BrowserContext, Page, Route } from '@playwright/test';
import { serveDemo } from '../scripts/serve-demo.mjs';
import { startServer } from '../scripts/start-server.mjs';

/** Where the API of a journey runs: on a server, or in the browser, whose static host knows none of its calls. */
export type Host = 'server' | 'demo';

/** Starts what serves the pages. `E2E_URL` names a server that runs already. */
export function startHost(host: Host): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.E2E_URL;
  if (host === 'demo') return serveDemo();
  return given ? Promise.resolve({ url: given, stop: () => Promise.resolve() }) : startServer();
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
