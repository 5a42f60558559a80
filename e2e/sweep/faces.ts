import type { Page } from '@playwright/test';
import type { Company } from './company.ts';
import type { Words } from './words.ts';

/** One state of a page: an address, and what is opened there. */
export interface Face {
  at: string;
  /** Runs before the page opens; its effect stays for the following states. */
  before?: (page: Page) => Promise<unknown>;
  /** Selector of an element that is visible once the page has loaded; a heading by default. */
  shows?: string;
  /** Opens something before the checks. */
  open?: (page: Page, words: Words) => Promise<void>;
  /** The opened part stays open on other pages or is saved, so the page is not reused. */
  stays?: boolean;
  /** The address does not exist, and the server responds accordingly. */
  isLost?: boolean;
  /** It cannot be opened on a phone. */
  isWideOnly?: boolean;
}

/** States of a page in addition to its plain address. */
export interface SweptPage {
  faces: (company: Company) => Face[] | Promise<Face[]>;
  /** Uses a new user each time, so that empty states are empty. */
  isForNew?: boolean;
}

/** Popups and dialogs over a page. */
export const parts = ':is([role=menu], [role=listbox], [role=dialog], dialog[open])';

/** Presses a button by its translation key, and waits for what it opens. */
export const press =
  (key: string, part = parts) =>
  async (page: Page, words: Words): Promise<void> => {
    await page
      .getByRole('button', { name: words(key), exact: true })
      .or(page.getByRole('menuitem', { name: words(key), exact: true }))
      .filter({ visible: true })
      .first()
      .click();
    await page.locator(part).filter({ visible: true }).first().waitFor();
  };

/** Opens the dialog that creates something from the current record, by a menu entry whose name ends with its shortcut. */
export const making =
  (menu: string, entry: string) =>
  async (page: Page, words: Words): Promise<void> => {
    await press(menu)(page, words);
    await page.getByRole('menuitem', { name: words(entry) }).click();
    await page.locator('dialog[open]').waitFor();
  };

/** Opens the link dialog and waits for search results. */
export const linking = async (page: Page, words: Words): Promise<void> => {
  await press('links.link', 'dialog[open]')(page, words);
  await page.locator('dialog[open] input').fill('oak');
  await page.locator('dialog[open] [role=option]').first().waitFor();
};

/** Presses the first button that matches a selector, and waits for what it opens. */
export const pressFirst =
  (button: string, part = parts) =>
  async (page: Page): Promise<void> => {
    await page.locator(button).filter({ visible: true }).first().click();
    await page.locator(part).filter({ visible: true }).first().waitFor();
  };

/** Submits a form as is, and waits for its validation errors. */
export const sendOff =
  (form = 'main') =>
  async (page: Page): Promise<void> => {
    await page.locator(`${form} [type=submit]`).first().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  };
