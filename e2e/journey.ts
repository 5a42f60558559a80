import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { startServer } from '../scripts/start-server.mjs';

/** The same for everybody who looks at a page, wherever the journeys run. What moves is there at once: it is waited for in no journey. */
export const usualBrowser: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  timezoneId: 'UTC',
  locale: 'en-US',
  reducedMotion: 'reduce',
};

interface Lent {
  context: BrowserContext;
  anchor: Page;
}

interface Kept {
  /** A server of this worker's own, with the sample data: no journey meets what one beside it does. `E2E_URL` names one that runs already. */
  server: { url: string };
  /** Two browsers, as it were, which stay from journey to journey with their scripts, fonts and pictures; `anchor` keeps their process alive. */
  browsers: readonly [Lent, Lent];
}

interface Given {
  /** How the browser of a journey differs from the usual one; it is a new one then, and `undefined` otherwise. */
  unusual: BrowserContextOptions | undefined;
  /** A page in the second browser: another person, or the same one elsewhere. */
  other: Page;
  /** What broke the policy of a page, or was thrown in one: nothing at the end of a journey. */
  problems: string[];
}

/** Playwright's test, signed out on an empty page; fails when a page breaks its own policy or throws. */
export const test = base.extend<Given, Kept>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const given = process.env.E2E_URL;
      const server = given ? { url: given, stop: () => Promise.resolve() } : await startServer();
      await use({ url: server.url });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  browsers: [
    async ({ browser, server }, use) => {
      const both = [await openBrowser(browser, server.url), await openBrowser(browser, server.url)] as const;
      await use(both);
      await Promise.all(both.map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  unusual: [undefined, { option: true }],
  page: async ({ browser, browsers: [first], server, unusual, problems }, use) => {
    if (!unusual) return lend(first, problems, use);
    const context = await browser.newContext({ baseURL: server.url, ...usualBrowser, ...unusual });
    watch(context, problems);
    await use(await context.newPage());
    await context.close();
  },
  context: async ({ page }, use) => use(page.context()),
  other: ({ browsers: [, second], problems }, use) => lend(second, problems, use),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
});

async function openBrowser(browser: Browser, baseURL: string): Promise<Lent> {
  const context = await browser.newContext({ baseURL, ...usualBrowser });
  const anchor = await context.newPage();
  await anchor.goto('/healthz');
  return { context, anchor };
}

/** Lends a new page to a journey, and leaves nothing of it but the cache. */
async function lend({ context, anchor }: Lent, problems: string[], use: (page: Page) => Promise<void>): Promise<void> {
  const unwatch = watch(context, problems);
  await use(await context.newPage());
  unwatch();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const opened = context.pages().filter((page) => page !== anchor);
  await Promise.all(opened.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await anchor.evaluate(() => localStorage.clear());
}

/** Writes down what goes wrong in the pages that are opened from now on, until what this answers is called. */
export function watch(context: BrowserContext, problems: string[]): () => void {
  const listen = (page: Page) => {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
    });
  };
  context.on('page', listen);
  return () => context.off('page', listen);
}

export { expect };
