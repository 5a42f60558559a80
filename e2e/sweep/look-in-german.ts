import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { shownTexts } from '../untranslated-texts.ts';
import { expectFits, type Look, phone, wide } from './looks.ts';
import { allWords, wordsOf } from './words.ts';

const [english, german] = [allWords('en'), allWords('de')];
const isGerman = new Set(german.values());
const isEnglish = new Set([...english.values()].filter((text) => !isGerman.has(text)));
const menu = { en: wordsOf('en')('shell.language'), de: wordsOf('de')('shell.language') };

interface German {
  /** Whether a text is what people wrote. */
  isWritten: (text: string) => boolean;
  /** Loads the page anew, for one that offers no language. */
  reload: () => Promise<void>;
}

/**
 * Looks at a page in German, whose words are the longest, also on a phone: the language is changed on the open page, as its menu does, and back again.
 * None of its texts is a bare key, or one that English alone has.
 */
export async function lookInGerman(page: Page, { what }: Look, { isWritten, reload }: German): Promise<void> {
  const begin = async (language: 'de' | 'en') => {
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await reload();
  };
  const isOffered = await speak(page, 'de', menu.en);
  if (!isOffered) await begin('de');
  const texts = await shownTexts(page);
  const untranslated = texts.filter((text) => english.has(text) || (isEnglish.has(text) && !isWritten(text)));
  expect.soft(untranslated, `${what}, German`).toEqual([]);
  await expectFits(page, `${what}, German`);
  await page.setViewportSize(phone);
  await expectFits(page, `${what}, German on a phone`);
  if (isOffered) await speak(page, 'en', menu.de);
  else await begin('en');
  await page.setViewportSize(wide);
}

/** Chooses a language by its button, or in the menu of that name; whether the page has one of them. */
function speak(page: Page, language: 'de' | 'en', name: string): Promise<boolean> {
  return page.evaluate(
    async ([code, label]) => {
      const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const until = async (holds: () => unknown) => {
        const deadline = performance.now() + 10_000;
        while (!holds()) {
          if (performance.now() > deadline) throw new Error(`the page does not change to ${code}`);
          await nextFrame();
        }
      };
      const choice = () => shown(`button[lang="${code}"]`);
      const opener = shown(`button[aria-label="${label}"]`);
      if (!choice() && !opener) return false;
      if (!choice()) opener?.click();
      await until(choice);
      choice()?.click();
      await until(() => document.documentElement.lang === code && !shown('[role=menu]'));
      await nextFrame();
      return true;
    },
    [language, name] as const,
  );
}
