import type { Locator, Page } from '@playwright/test';
import { type Face, parts, type SweptPage } from './faces.ts';

/** Finds an example by its title, which is the same in every language. */
const exampleOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
    .locator('[data-example]')
    .last();

/** Presses a button in an example, and waits for what it opens. */
const pressed = (at: string, title: string, button: string, opens = parts): Face => ({
  at,
  open: async (page) => {
    await exampleOf(page, title).getByRole('button', { name: button }).first().click();
    await page.locator(opens).filter({ visible: true }).first().waitFor();
  },
});

/** Types into the field of an example, and waits for suggestions. */
const typed = (at: string, title: string, text: string): Face => ({
  at,
  open: async (page) => {
    const field = exampleOf(page, title).getByRole('combobox');
    await field.click();
    await field.fill(text);
    await page.locator('[role=option]').filter({ visible: true }).first().waitFor();
  },
});

const faces = (path: string, ...others: Face[]): [string, SweptPage] => [path, { faces: () => [{ at: path }, ...others] }];

export const showcasePartsPages: Record<string, SweptPage> = Object.fromEntries([
  faces('/icons', {
    at: '/icons',
    shows: '[role=gridcell] path[d^=M]',
    open: async (page) => {
      await exampleOf(page, 'All icons').getByRole('textbox').fill('there is no such icon');
      await page.getByText('No icons found').waitFor();
    },
  }),
  faces('/components/accordion', {
    at: '/components/accordion',
    open: async (page) => {
      await page.locator('main section button[aria-expanded=false][aria-controls]').first().click();
      await page.locator('main pre').first().waitFor();
    },
  }),
  faces(
    '/components/auto-complete',
    typed('/components/auto-complete', 'Basic', 'e'),
    typed('/components/auto-complete', 'Grouped', ''),
    typed('/components/auto-complete', 'From the server', 'god'),
    typed('/components/auto-complete', 'Custom rows', 'r'),
  ),
  faces(
    '/components/blockui',
    pressed('/components/blockui', 'With progress and cancel', 'Compress images', '[aria-busy=true] [role=status]'),
  ),
  faces(
    '/components/dropdowns',
    pressed('/components/dropdowns', 'Icons, shortcuts and danger', 'Actions for invoice'),
    pressed('/components/dropdowns', 'Headings', 'New'),
    pressed('/components/dropdowns', 'Selectable items', 'View'),
  ),
  faces(
    '/components/modals',
    pressed('/components/modals', 'Information', 'About the warranty'),
    pressed('/components/modals', 'Confirmation', 'Delete'),
    {
      ...pressed('/components/modals', 'Form', 'Add supplier'),
      open: async (page) => {
        await exampleOf(page, 'Form').getByRole('button', { name: 'Add supplier' }).click();
        await page.locator('dialog[open] [type=submit]').click();
        await page.locator('dialog[open] [aria-invalid=true]').waitFor();
      },
    },
    pressed('/components/modals', 'Sizes', 'Wide'),
    pressed('/components/modals', 'Scrollable', 'Shop terms'),
  ),
  faces(
    '/components/offcanvas',
    ...['Start', 'End', 'Top', 'Bottom'].map((edge) => pressed('/components/offcanvas', 'Placement', edge)),
    pressed('/components/offcanvas', 'Filters', 'Woods'),
    pressed('/components/offcanvas', 'Menu', 'Shop menu'),
    pressed('/components/offcanvas', 'Non-modal', 'Order 2041'),
  ),
  faces(
    '/components/popovers',
    pressed('/components/popovers', 'Sides', 'Below'),
    pressed('/components/popovers', 'With a form', 'Rename'),
    pressed('/components/popovers', 'Profile', 'Rui Valadares'),
    pressed('/components/popovers', 'Confirmation', 'Delete draft'),
  ),
  faces('/components/tooltips', pressed('/components/tooltips', 'Text', 'Custom-made', '[role=tooltip]:popover-open')),
]);
