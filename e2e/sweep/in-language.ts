import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { settled } from '../settled.ts';
import { wordsOf } from './words.ts';

const menuName = { en: wordsOf('en')('shell.language'), de: wordsOf('de')('shell.language'), ar: wordsOf('ar')('shell.language') };
type Language = keyof typeof menuName;

/**
 * Switches an open page to another language for a check, then back to English. Uses the page's own menu, which costs a tenth of a reload;
 * a page without the menu is reloaded.
 */
export async function inLanguage(
  page: Page,
  language: 'de' | 'ar',
  reload: () => Promise<unknown>,
  lookAt: () => Promise<void>,
): Promise<void> {
  const speak = async (to: Language, from: Language) => {
    if (await choose(page, to, menuName[from])) return settled(page);
    await page.evaluate((chosen) => Object.assign(localStorage, chosen), { language: to, direction: to === 'ar' ? 'rtl' : 'ltr' });
    await reload();
  };
  await speak(language, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await lookAt();
  await speak('en', language);
}

/** Selects a language by its button or in the language menu. Returns false if the page has neither. */
function choose(page: Page, language: Language, name: string): Promise<boolean> {
  return page.evaluate(
    async ([code, label]) => {
      const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
      const until = async (holds: () => unknown) => {
        const deadline = performance.now() + 10_000;
        while (!holds()) {
          if (performance.now() > deadline) throw new Error(`the page does not change to ${code}`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const choice = () => shown(`button[lang="${code}"]`);
      const opener = shown(`button[aria-label="${label}"]`);
      if (!choice() && !opener) return false;
      if (!choice()) opener?.click();
      await until(choice);
      choice()?.click();
      await until(() => document.documentElement.lang === code && !shown('[role=menu]'));
      return true;
    },
    [language, name] as const,
  );
}
