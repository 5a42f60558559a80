import type { APIRequestContext, Browser, BrowserContext, Page, Request } from '@playwright/test';
import { bringAxe } from '../axe-findings.ts';
import { test as base, defaultContextOptions, saveData, watch } from '../journey.ts';
import { presetStorage } from '../preset-storage.ts';
import { keepSession } from '../sign-in.ts';
import { answeredTexts } from './answered-texts.ts';
import { type Company, registerCompany, signInToCompany } from './company.ts';

export type Language = 'en' | 'ar';

/** A page in one language, and what it has reported since the last check. */
export interface Swept {
  page: Page;
  /** Errors of the page; a missing record is shown on the page and is no error. */
  complaints: () => string[];
  /** Requests since the last call that failed, with an error status or without a response. */
  failed: () => string[];
  /** All texts in the responses it received. */
  answered: () => Promise<string>;
  close: () => Promise<void>;
}

/** Who opens the page: a visitor, a returning user (the usual case), or a new user. */
export type SweepViewer = 'visitor' | 'known' | 'new';

/** Reuses pages from address to address, with what their scripts and axe have compiled. */
export interface Sweeper {
  company(looker: SweepViewer): Promise<Company>;
  open(language: Language, looker: SweepViewer, company: Company): Promise<Swept>;
  /** Closes a page whose state must not carry over to the next address. */
  drop(swept: Swept): Promise<void>;
}

export const test = base.extend<object, { sweeper: Sweeper }>({
  sweeper: [
    async ({ browser, server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const kept = new Map<string, Swept>();
      await use(makeSweeper(browser, server.url, request, kept));
      await Promise.all([...kept.values()].map((swept) => swept.close()));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Signing in costs as much as ten requests; its tokens are valid longer than this. */
const enteredForMs = 300_000;

function makeSweeper(browser: Browser, baseURL: string, request: APIRequestContext, kept: Map<string, Swept>): Sweeper {
  let known: Promise<string> | undefined;
  let entered: { company: Promise<Company>; atMs: number } | undefined;
  return {
    async company(looker) {
      if (looker === 'new') return signInToCompany(request, await registerCompany(request));
      known ??= registerCompany(request);
      const name = await known;
      if (!entered || Date.now() - entered.atMs > enteredForMs) entered = { company: signInToCompany(request, name), atMs: Date.now() };
      return entered.company;
    },
    async open(language, looker, company) {
      const name = `${language} ${looker}`;
      const found = looker === 'new' ? undefined : kept.get(name);
      if (found) return found;
      // One session per reused page: if two renew the same session, the server treats the second as a stolen copy and ends both.
      const session = looker === 'known' && known ? await signInToCompany(request, await known) : company;
      const swept = await openPage(
        await browser.newContext({ baseURL, ...defaultContextOptions }),
        language,
        looker === 'visitor' ? null : session,
      );
      if (looker !== 'new') kept.set(name, swept);
      return swept;
    },
    async drop(swept) {
      for (const [name, one] of kept) if (one === swept) kept.delete(name);
      await swept.close();
    },
  };
}

async function openPage(context: BrowserContext, language: Language, company: Company | null): Promise<Swept> {
  const complained: string[] = [];
  await saveData(context);
  watch(context, complained);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complained.push(message.text());
  });
  const failed: string[] = [];
  const begun = new Set<Request>();
  page.on('request', (request) => begun.add(request));
  page.on('response', (response) => {
    if (!begun.has(response.request())) return;
    // A conflict is a valid response, also to a page's first request.
    if (response.status() >= 400 && response.status() !== 409) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Ignores requests aborted by the page itself.
    if (begun.has(request) && request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(`lost ${request.url()}`);
  });
  const answered = answeredTexts(page);
  await bringAxe(page);
  if (language === 'ar') await presetStorage(page, { language: 'ar', direction: 'rtl' });
  if (company) await keepSession(page, company);
  const takeFailed = () => {
    begun.clear();
    return failed.splice(0);
  };
  return { page, complaints: () => complained.splice(0), failed: takeFailed, answered, close: () => context.close() };
}
