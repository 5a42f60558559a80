import type { Page } from '@playwright/test';
import { axeFindings, type Looked } from '../axe-findings.ts';
import { expect } from '../journey.ts';
import { shownTexts, untranslatedTexts } from '../untranslated-texts.ts';
import { parts } from './faces.ts';
import { inLanguage } from './in-language.ts';
import { allWords } from './words.ts';

// What is drawn anew when the last part has come has no names, and no width, for a moment.
const softly = expect.configure({ soft: true, timeout: 10_000 });

/** Expects that axe finds nothing on the page as it is. */
async function expectNoFinding(page: Page, what: string, looked?: Looked): Promise<void> {
  await softly.poll(() => axeFindings(page, looked), { message: what }).toEqual([]);
}

/** Expects that nothing is wider than the window. */
async function expectFits(page: Page, what: string): Promise<void> {
  await softly.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: what }).toBeLessThanOrEqual(0);
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const small = { width: 360, height: 740 };
/** What is left of a window at 200 %. */
const zoomed = { width: 720, height: 450 };
/** Half of axe's work, and the same in every width and direction: looked at in each skin. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** What another language can break: names, and what is as large as its text. The rest is of elements, which are the same in all of them. */
const ofWords = [
  ...['command', 'dialog', 'input-field', 'meter', 'progressbar', 'tab', 'toggle-field', 'tooltip'].map((role) => `aria-${role}-name`),
  ...['button-name', 'input-button-name', 'link-name', 'select-name', 'summary-name', 'label', 'label-content-name-mismatch'],
  ...['document-title', 'frame-title', 'image-alt', 'role-img-alt', 'svg-img-alt', 'landmark-unique'],
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'target-size', 'scrollable-region-focusable'],
];

/** Of the persons whom the faces name. */
const names = ['Nora Quill', 'Maren Lindqvist', 'nothing-like-it', 'nobody-like-it', 'call tomorrow 5pm'];

/** A page as it is looked at. */
export interface Look {
  what: string;
  /** Something was opened on it, and the page was looked at without it: only what opened is gone through. */
  isOpened?: boolean;
}

const partOf = ({ isOpened }: Look): Looked => (isOpened ? { within: parts } : {});

/** What people wrote is not translated. */
type IsWritten = (text: string) => boolean;

interface Translated {
  isWritten: IsWritten;
  /** Loads the page anew, for one that has no menu of languages. */
  reload: () => Promise<unknown>;
}

/** The look of `npm test`, at a page as it comes: light and dark, on a phone, and from right to left with all its texts. */
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

/** Expects that no text of a page in Arabic lacks its translation. */
export async function expectTranslated(page: Page, what: string, isWritten: IsWritten): Promise<void> {
  const untranslated = (await untranslatedTexts(page, names)).filter((text) => !isWritten(text));
  expect.soft(untranslated, `${what}, Arabic`).toEqual([]);
}

const [english, german] = [allWords('en'), allWords('de')];
const isGerman = new Set(german.values());
const isEnglish = new Set([...english.values()].filter((text) => !isGerman.has(text)));

/** Looks at a page in German, whose words are the longest, also on a phone. None of its texts is a bare key, or one that English alone has. */
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

/** Looks at a page in the light and the dark. */
export async function lookAtWide(page: Page, look: Look): Promise<void> {
  const { what } = look;
  await expectNoFinding(page, `${what}, light`, partOf(look));
  await expectFits(page, `${what}, light`);
  await setSkin(page, 'dark');
  await expectNoFinding(page, `${what}, dark`, { only: ofColours, ...partOf(look) });
  await setSkin(page, 'light');
}

/** Looks at a page in the light and the dark, at 200 %, and on two phones. `reopen` brings back what a change of the width closes. */
export async function lookAtAll(page: Page, look: Look, reopen?: () => Promise<void>): Promise<void> {
  const { what } = look;
  await lookAtWide(page, look);
  await page.setViewportSize(zoomed);
  await expectFits(page, `${what}, at 200 %`);
  await page.setViewportSize(phone);
  await reopen?.();
  await expectNoFinding(page, `${what}, on a phone`, { without: ofColours, ...partOf(look) });
  await expectFits(page, `${what}, on a phone`);
  await page.setViewportSize(small);
  await expectFits(page, `${what}, on a small phone`);
  await page.setViewportSize(wide);
}

/** Looks at a page that reads from right to left, also on a small phone. */
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
    // What changes its colour by a transition has begun it after the next picture.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, skin);
}
