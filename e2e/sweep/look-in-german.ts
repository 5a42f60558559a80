import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { shownTexts } from '../untranslated-texts.ts';
import { expectFits, type Look, phone, wide } from './looks.ts';
import { allWords, wordsOf } from './words.ts';

const [english, german] = [allWords('en'), allWords('de')];
const isGerman = new Set(german.values());
const isEnglish = new Set([...english.values()].filter((text) => !isGerman.has(text)));
const menu = { en: wordsOf('en')('shell.language'), de: wordsOf('de')('shell.language') };

/**
 * Looks at a page on a phone in German, whose words are the longest: the language is changed on the open page, as its menu does, and back again.
 * A page that offers no language is left as it is.
 * @param isWritten whether a text is what people wrote
 */
export async function lookInGerman(page: Page, { what }: Look, isWritten: (text: string) => boolean): Promise<void> {
  await page.setViewportSize(phone);
  if (await speak(page, 'de', menu.en)) {
    const texts = await shownTexts(page);
    const untranslated = texts.filter((text) => english.has(text) || (isEnglish.has(text) && !isWritten(text)));
    expect.soft(untranslated, `${what}, German`).toEqual([]);
    await expectFits(page, `${what}, German on a phone`);
    await speak(page, 'en', menu.de);
  }
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
