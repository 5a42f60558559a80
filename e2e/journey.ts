import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { hearTabs } from './answer-to.ts';
import { type Host, openAnchor, type Started, startHost } from './host.ts';
import { settleNavigations } from './settled.ts';
import { tabRequest } from './tab-request.ts';

/** Defaults for every browser in the tests, wherever they run. Animations are off so that no test waits for them. */
export const defaultContextOptions: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  timezoneId: 'UTC',
  locale: 'en-US',
  reducedMotion: 'reduce',
};

interface Lent {
  context: BrowserContext;
  /** A page that stays open without affecting any test. */
  anchor: Page;
}

export interface Kept {
  host: Host;
  /** A host per worker with the sample data, so parallel tests don't affect each other. */
  server: Started;
  /** Two browser contexts reused across tests with their cached scripts, fonts and pictures. */
  first: Lent;
  second: Lent;
}

interface Given {
  /** Browser options that differ from the default, for a new browser context; otherwise `undefined`. */
  unusual: BrowserContextOptions | undefined;
  /**
   * Whether idle pages prefetch what may be opened next, as in production. It costs seconds per page; turn it on for tests that go offline.
   */
  loadsAhead: boolean;
  /** The browser context of `page`. */
  lent: Lent;
  /** A page in the second browser: another person, or the same one on another device. */
  other: Page;
  /** Policy violations and uncaught errors of the pages; must be empty at the end of a test. */
  problems: string[];
}

/** Playwright's test, signed out on an empty page; fails if a page violates its own content security policy or throws. */
export const test = base.extend<Given, Kept>({
  host: ['server', { option: true, scope: 'worker' }],
  server: [
    async ({ host }, use) => {
      const { stop, ...started } = await startHost(host);
      await use(started);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  first: [({ browser, server, host }, use) => keepBrowser(browser, server.url, host, use), { scope: 'worker', timeout: 120_000 }],
  second: [({ browser, server, host }, use) => keepBrowser(browser, server.url, host, use), { scope: 'worker', timeout: 120_000 }],
  unusual: [undefined, { option: true }],
  loadsAhead: [false, { option: true }],
  lent: async ({ browser, first, server, host, unusual }, use) => {
    if (!unusual) return use(first);
    const another = await openBrowser(browser, { baseURL: server.url, ...defaultContextOptions, ...unusual }, host);
    await use(another);
    await another.context.close();
  },
  page: ({ lent, problems, loadsAhead }, use) => lend(lent, { problems, loadsAhead }, use),
  context: async ({ page }, use) => use(page.context()),
  request: async ({ request, lent, host }, use) => use(host === 'demo' ? tabRequest(lent.anchor) : request),
  other: ({ second, problems, loadsAhead }, use) => lend(second, { problems, loadsAhead }, use),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
});

async function keepBrowser(browser: Browser, baseURL: string, host: Host, use: (lent: Lent) => Promise<void>): Promise<void> {
  const lent = await openBrowser(browser, { baseURL, ...defaultContextOptions }, host);
  await use(lent);
  await lent.context.close();
}

async function openBrowser(browser: Browser, options: BrowserContextOptions, host: Host): Promise<Lent> {
  const context = await browser.newContext(options);
  await saveData(context);
  if (host === 'demo') await hearTabs(context);
  return { context, anchor: await openAnchor(context, host) };
}

const loadsAheadMark = 'loads-ahead';

/** Makes pages treat the connection as metered, so they prefetch nothing unless the storage flag is set. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    if (window.origin === 'null' || localStorage.getItem(mark)) return;
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }, loadsAheadMark);
}

type Lending = Pick<Given, 'problems' | 'loadsAhead'>;

/** Lends a new page to a test, and cleans up everything but the cache afterward. */
async function lend({ context, anchor }: Lent, { problems, loadsAhead }: Lending, use: (page: Page) => Promise<void>): Promise<void> {
  if (loadsAhead) await anchor.evaluate((mark) => localStorage.setItem(mark, 'yes'), loadsAheadMark);
  const unwatch = watch(context, problems);
  context.on('page', settleNavigations);
  await use(await context.newPage());
  unwatch();
  context.off('page', settleNavigations);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const opened = context.pages().filter((page) => page !== anchor);
  await Promise.all(opened.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await anchor.evaluate(() => localStorage.clear());
}

/** Records problems of pages opened from now on, until the returned function is called. */
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
