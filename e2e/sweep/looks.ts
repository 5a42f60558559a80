import type { Page } from '@playwright/test';
import { axeFindings, type Looked } from '../axe-findings.ts';
import { expect } from '../journey.ts';
import { shownTexts, untranslatedTexts } from '../untranslated-texts.ts';
import { parts } from './faces.ts';
import { inLanguage } from './in-language.ts';
import { allWords } from './words.ts';

// Elements that re-render when the last part has loaded briefly have no name and no width.
const softly = expect.configure({ soft: true, timeout: 10_000 });

async function expectNoFinding(page: Page, what: string, looked?: Looked): Promise<void> {
  await softly.poll(() => axeFindings(page, looked), { message: what }).toEqual([]);
}

/** Expects no horizontal overflow. */
async function expectFits(page: Page, what: string): Promise<void> {
  await softly.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: what }).toBeLessThanOrEqual(0);
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const small = { width: 360, height: 740 };
/** The viewport at 200 % zoom. */
const zoomed = { width: 720, height: 450 };
/** Half of axe's work, with the same result at every width and direction, so only checked once per theme. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/**
 * Rules another language can break: names, and sizes that depend on text. The other rules check elements, which are the same in every
 * language.
 */
const ofWords = [
  ...['command', 'dialog', 'input-field', 'meter', 'progressbar', 'tab', 'toggle-field', 'tooltip'].map((role) => `aria-${role}-name`),
  ...['button-name', 'input-button-name', 'link-name', 'select-name', 'summary-name', 'label', 'label-content-name-mismatch'],
  ...['document-title', 'frame-title', 'image-alt', 'role-img-alt', 'svg-img-alt', 'landmark-unique'],
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'target-size', 'scrollable-region-focusable'],
];

/** Names of people and search texts used in the states. */
const names = ['Nora Quill', 'Maren Lindqvist', 'nothing-like-it', 'nobody-like-it', 'call tomorrow 5pm'];

/** A page state to check. */
export interface Look {
  what: string;
  /** The page was already checked without the part opened on it, so only that part is checked. */
  isOpened?: boolean;
}

const partOf = ({ isOpened }: Look): Looked => (isOpened ? { within: parts } : {});

/** User content is not translated. */
type IsWritten = (text: string) => boolean;

interface Translated {
  isWritten: IsWritten;
  /** Reloads the page, for pages without a language menu. */
  reload: () => Promise<unknown>;
}

/** The checks of `npm test` for a page in its default state: light and dark, on a phone, and in Arabic with all its texts. */
export async function lookOnce(page: Page, look: Look, { isWritten, reload }: Translated): Promise<void> {
  const { what } = look;
  await lookAtWide(page, look);
  await page.setViewportSize(phone);
  await expectFits(page, `${what}, on a phone`);
  await page.setViewportSize(wide);
  await inLanguage(page, 'ar', reload, async () => {
    await expectTranslated(page, what, isWritten);
    await expectFits(page, `${what}, Arabic`);
  });
}

/** Expects no untranslated text on a page in Arabic. */
export async function expectTranslated(page: Page, what: string, isWritten: IsWritten): Promise<void> {
  const untranslated = (await untranslatedTexts(page, names)).filter((text) => !isWritten(text));
  expect.soft(untranslated, `${what}, Arabic`).toEqual([]);
}

const [english, german] = [allWords('en'), allWords('de')];
const isGerman = new Set(german.values());
const isEnglish = new Set([...english.values()].filter((text) => !isGerman.has(text)));

/** Checks a page in German, the language with the longest words, also on a phone. No text may be a bare key or English only. */
export async function lookInGerman(page: Page, { what }: Look, { isWritten, reload }: Translated): Promise<void> {
  await inLanguage(page, 'de', reload, async () => {
    const texts = await shownTexts(page);
    const untranslated = texts.filter((text) => english.has(text) || (isEnglish.has(text) && !isWritten(text)));
    expect.soft(untranslated, `${what}, German`).toEqual([]);
    await expectFits(page, `${what}, German`);
    await page.setViewportSize(phone);
    await expectFits(page, `${what}, German on a phone`);
    await page.setViewportSize(wide);
  });
}

/** Checks a page in light and dark mode. */
export async function lookAtWide(page: Page, look: Look): Promise<void> {
  const { what } = look;
  await expectNoFinding(page, `${what}, light`, partOf(look));
  await expectFits(page, `${what}, light`);
  await setSkin(page, 'dark');
  await expectNoFinding(page, `${what}, dark`, { only: ofColors, ...partOf(look) });
  await setSkin(page, 'light');
}

/** Checks a page in light and dark mode, at 200 %, and on two phones. `reopen` reopens what a change of the width closes. */
export async function lookAtAll(page: Page, look: Look, reopen?: () => Promise<void>): Promise<void> {
  const { what } = look;
  await lookAtWide(page, look);
  await page.setViewportSize(zoomed);
  await expectFits(page, `${what}, at 200 %`);
  await page.setViewportSize(phone);
  await reopen?.();
  await expectNoFinding(page, `${what}, on a phone`, { without: ofColors, ...partOf(look) });
  await expectFits(page, `${what}, on a phone`);
  await page.setViewportSize(small);
  await expectFits(page, `${what}, on a small phone`);
  await page.setViewportSize(wide);
}

/** Checks a page right to left, also on a small phone. */
export async function lookAtMirrored(page: Page, look: Look): Promise<void> {
  const { what } = look;
  await expectNoFinding(page, `${what}, Arabic`, { only: ofWords, ...partOf(look) });
  await expectFits(page, `${what}, Arabic`);
  await page.setViewportSize(small);
  await expectFits(page, `${what}, Arabic on a small phone`);
  await page.setViewportSize(wide);
}

async function setSkin(page: Page, skin: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.colorScheme = name;
    // Color transitions start after the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, skin);
}
