import type { APIRequestContext, Browser, BrowserContext, Page, Request } from '@playwright/test';
import { bringAxe } from '../axe-findings.ts';
import { test as base, saveData, usualBrowser, watch } from '../journey.ts';
import { presetStorage } from '../preset-storage.ts';
import { keepSession } from '../sign-in.ts';
import { answeredTexts } from './answered-texts.ts';
import { type Company, enterCompany, foundCompany } from './company.ts';

export type Language = 'en' | 'ar';

/** A page in one language, and what it told of itself since it was asked last. */
export interface Swept {
  page: Page;
  /** What it complained of; that something is not there is said on the page, and is no complaint. */
  complaints: () => string[];
  /** What it asked for since this was called last and did not get: with a status of refusal, or lost on the way. */
  failed: () => string[];
  /** All texts that it was answered. */
  answered: () => Promise<string>;
  close: () => Promise<void>;
}

/** Who looks: a visitor, somebody who has been there before, as most do, or somebody new. */
export type Looker = 'visitor' | 'known' | 'new';

/** Pages that stay from address to address: what their scripts and axe compiled is used again. */
export interface Sweeper {
  company(looker: Looker): Promise<Company>;
  open(language: Language, looker: Looker, company: Company): Promise<Swept>;
  /** What has become of the page is not for the address after this one. */
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

/** Signing in costs as much as a call of ten; what it gives is good for longer than this. */
const enteredForMs = 300_000;

function makeSweeper(browser: Browser, baseURL: string, request: APIRequestContext, kept: Map<string, Swept>): Sweeper {
  let known: Promise<string> | undefined;
  let entered: { company: Promise<Company>; atMs: number } | undefined;
  return {
    async company(looker) {
      if (looker === 'new') return enterCompany(request, await foundCompany(request));
      known ??= foundCompany(request);
      const name = await known;
      if (!entered || Date.now() - entered.atMs > enteredForMs) entered = { company: enterCompany(request, name), atMs: Date.now() };
      return entered.company;
    },
    async open(language, looker, company) {
      const name = `${language} ${looker}`;
      const found = looker === 'new' ? undefined : kept.get(name);
      if (found) return found;
      // A session for each page that stays: when two renew the same one, the server takes the second for a copy and ends it for both.
      const session = looker === 'known' && known ? await enterCompany(request, await known) : company;
      const swept = await openPage(await browser.newContext({ baseURL, ...usualBrowser }), language, looker === 'visitor' ? null : session);
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
    // That something is in another state than one thought is an answer, and a page's first call may be answered so.
    if (response.status() >= 400 && response.status() !== 409) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What the page itself no longer waits for.
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
