import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { settled } from '../settled.ts';

type Language = 'en' | 'de' | 'ar';

/**
 * Switches an open page to another language for a check, then back to English. Uses the page's own menu, which takes a tenth of the time of
 * a reload;
 * a page without the menu is reloaded.
 */
export async function inLanguage(
  page: Page,
  language: 'de' | 'ar',
  reload: () => Promise<unknown>,
  lookAt: () => Promise<void>,
): Promise<void> {
  const speak = async (to: Language) => {
    if (await choose(page, to)) return settled(page);
    await page.evaluate((chosen) => Object.assign(localStorage, chosen), { language: to, direction: to === 'ar' ? 'rtl' : 'ltr' });
    await reload();
  };
  await speak(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await lookAt();
  await speak('en');
}

/** Selects a language by its button or in the menu under the person's picture. Returns false if the page has neither. */
function choose(page: Page, language: Language): Promise<boolean> {
  return page.evaluate(async (code) => {
    const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].findLast((one) => one.checkVisibility());
    const until = async (holds: () => unknown) => {
      const deadline = performance.now() + 10_000;
      while (!holds()) {
        if (performance.now() > deadline) throw new Error(`the page does not change to ${code}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    const choice = () => shown(`button[lang="${code}"]`);
    const opener = shown('header:has(+ #content) button[aria-haspopup=menu]');
    if (!choice() && !opener) return false;
    if (!choice()) opener?.click();
    await until(choice);
    choice()?.click();
    await until(() => document.documentElement.lang === code && !shown('[role=menu]'));
    return true;
  }, language);
}
