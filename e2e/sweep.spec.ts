import type { APIRequestContext, Page } from '@playwright/test';
import { pageTable } from '../src/app/areas.ts';
import { pagesOf } from '../src/web/page-table.ts';
import { bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { presetStorage } from './preset-storage.ts';
import { keepSession } from './sign-in.ts';
import { answeredTexts } from './sweep/answered-texts.ts';
import { type Company, enterCompany, foundCompany } from './sweep/company.ts';
import type { Face, SweptPage } from './sweep/faces.ts';
import { invoicePages } from './sweep/invoice-pages.ts';
import { lookAtAll, lookAtMirrored, lookAtWide } from './sweep/looks.ts';
import { mailPages } from './sweep/mail-pages.ts';
import { peoplePages } from './sweep/people-pages.ts';
import { shellPages } from './sweep/shell-pages.ts';
import { wordsOf } from './sweep/words.ts';
import { workPages } from './sweep/work-pages.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

/*
 * Every page of the product in every look. A page that is new in the table is swept by itself, as its bare address shows it; what else it
 * can show, and an address with open segments, is said in `sweep/`.
 */
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const more: Record<string, SweptPage> = { ...mailPages, ...workPages, ...invoicePages, ...peoplePages, ...shellPages };
const addresses = pagesOf(pageTable).flatMap(({ visitorsOnly = false, ...row }) =>
  [row, ...(row.shows ?? [])].map(({ path }) => ({ path, visitorsOnly })),
);
const names = ['Nora Quill', 'Maren Lindqvist', 'nothing-like-it', 'nobody-like-it', 'call tomorrow 5pm'];

let known: string | undefined;

/** Who looks: somebody who has been there before, as most do, or somebody new. */
async function nameFor(request: APIRequestContext, isForNew = false): Promise<string> {
  if (isForNew || known === undefined) {
    const name = await foundCompany(request);
    if (isForNew) return name;
    known = name;
  }
  return known;
}

for (const { path, visitorsOnly } of addresses) {
  const { faces, isForNew } = more[path] ?? { faces: () => [{ at: path }] };

  test(`${path}: light, dark, enlarged, on phones`, async ({ page, request }) => {
    const errors = consoleErrors(page);
    page.setDefaultTimeout(15_000);
    await bringAxe(page);
    const company = await enterCompany(request, await nameFor(request, isForNew));
    if (!visitorsOnly) await keepSession(page, company);
    for (const face of await facesOf(path, faces, company)) {
      const reopen = async () => {
        await page.goto(face.at);
        await settle(page, face);
        await face.open?.(page, wordsOf('en'));
      };
      await face.before?.(page);
      await reopen();
      if (face.isWideOnly) await lookAtWide(page, nameOf(face));
      else await lookAtAll(page, nameOf(face), face.open && reopen);
    }
    expect(errors).toEqual([]);
  });

  test(`${path}: Arabic`, async ({ page, request }) => {
    const errors = consoleErrors(page);
    const answered = answeredTexts(page);
    page.setDefaultTimeout(15_000);
    await bringAxe(page);
    await presetStorage(page, { language: 'ar', direction: 'rtl' });
    const company = await enterCompany(request, await nameFor(request, isForNew));
    if (!visitorsOnly) await keepSession(page, company);
    for (const face of await facesOf(path, faces, company)) {
      await face.before?.(page);
      await page.goto(face.at);
      await settle(page, face);
      await face.open?.(page, wordsOf('ar'));
      const written = await answered();
      const isWritten = (text: string) => text.split(/[,،·:]|(?<=\d) /).every((part) => written.includes(part.trim()) || isSign(part));
      const untranslated = (await untranslatedTexts(page, names)).filter((text) => !isWritten(text));
      expect.soft(untranslated, nameOf(face)).toEqual([]);
      await lookAtMirrored(page, nameOf(face));
    }
    expect(errors).toEqual([]);
  });
}

/** The product's name, initials, a number, and what stands for a currency. */
const isSign = (text: string): boolean => /^[\s\d.\u200e\u200f]*(?:Atrium|\p{Lu}{0,3}[¥$£]?)\s*$/u.test(text);
const nameOf = ({ at, open }: Face): string => (open ? `${at} with what opens there` : at);

async function facesOf(path: string, faces: SweptPage['faces'], company: Company): Promise<Face[]> {
  const found = await faces(company);
  expect(found.length, `no address of ${path} is known to the sweep`).toBeGreaterThan(0);
  for (const { at } of found) expect(at, 'an address with an open segment needs an entry in e2e/sweep').not.toContain('/:');
  return found;
}

/** Waits until the page is there, under one heading, and nothing of it is still loading. */
async function settle(page: Page, { shows = 'h1' }: Face): Promise<void> {
  await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[role=status][aria-label], [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
}

/** What the page complains of; that something is not there is said on the page, and is no complaint. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
