import type { Page } from '@playwright/test';
import type { Company } from './company.ts';
import type { Words } from './words.ts';

/** One way in which a page is met: an address, and what is opened there. */
export interface Face {
  at: string;
  /** What is changed behind the page before it is opened; once, and it stays so for the faces after it. */
  before?: (page: Page) => Promise<unknown>;
  /** What stands there once it has come: a selector; its heading otherwise. */
  shows?: string;
  /** What is done there before it is looked at. */
  open?: (page: Page, words: Words) => Promise<void>;
  /** What is opened there stays open on other pages, or is kept: the page is not used again. */
  stays?: boolean;
  /** Its address leads to nothing, and the server says so. */
  isLost?: boolean;
  /** A phone has no button for it. */
  isWideOnly?: boolean;
}

/** What a page of the table shows beside what its bare address does. */
export interface SweptPage {
  faces: (company: Company) => Face[] | Promise<Face[]>;
  /** Somebody new looks at it each time, so that what is empty is empty. */
  isForNew?: boolean;
}

/** What opens over a page. */
export const parts = ':is([role=menu], [role=listbox], [role=dialog], dialog[open])';

/** Presses a button by the key of its name, and waits for what it opens. */
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

/** Opens what makes something of what the page shows: the entry of a menu, whose name ends with its keys. */
export const making =
  (menu: string, entry: string) =>
  async (page: Page, words: Words): Promise<void> => {
    await press(menu)(page, words);
    await page.getByRole('menuitem', { name: words(entry) }).click();
    await page.locator('dialog[open]').waitFor();
  };

/** Opens what links a thing with another one, and finds some. */
export const linking = async (page: Page, words: Words): Promise<void> => {
  await press('links.link', 'dialog[open]')(page, words);
  await page.locator('dialog[open] input').fill('oak');
  await page.locator('dialog[open] [role=option]').first().waitFor();
};

/** Presses the first button that a selector finds, and waits for what it opens. */
export const pressFirst =
  (button: string, part = parts) =>
  async (page: Page): Promise<void> => {
    await page.locator(button).filter({ visible: true }).first().click();
    await page.locator(part).filter({ visible: true }).first().waitFor();
  };

/** Sends a form off as it is, and waits for what is said of its fields. */
export const sendOff =
  (form = 'main') =>
  async (page: Page): Promise<void> => {
    await page.locator(`${form} [type=submit]`).first().click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  };
