import type { Locator, Page } from '@playwright/test';
import { type Face, parts, type SweptPage } from './faces.ts';

/** An example by its title, which is the same in every language. */
const exampleOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
    .locator('[data-example]')
    .last();

/** Something in an example is pressed, and what it opens is waited for. */
const pressed = (at: string, title: string, button: string, opens = parts): Face => ({
  at,
  open: async (page) => {
    await exampleOf(page, title).getByRole('button', { name: button }).first().click();
    await page.locator(opens).filter({ visible: true }).first().waitFor();
  },
});

/** Something is typed into the field of an example, and what is suggested is waited for. */
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

/** What opens on the pages of elements and components. */
export const showcasePartsPages: Record<string, SweptPage> = Object.fromEntries([
  faces('/icons', {
    at: '/icons',
    shows: '[role=gridcell] path[d^=M]',
    open: async (page) => {
      await exampleOf(page, 'The whole set').getByRole('textbox').fill('there is no such icon');
      await page.getByText('No icon is called that').waitFor();
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
    typed('/components/auto-complete', 'In sections', ''),
    typed('/components/auto-complete', 'From the server', 'god'),
    typed('/components/auto-complete', 'Rows of one’s own', 'r'),
  ),
  faces(
    '/components/blockui',
    pressed('/components/blockui', 'With progress, and a way out', 'Make them smaller', '[aria-busy=true] [role=status]'),
  ),
  faces(
    '/components/dropdowns',
    pressed('/components/dropdowns', 'Icons, notes and danger', 'More for invoice'),
    pressed('/components/dropdowns', 'Headings', 'New'),
    pressed('/components/dropdowns', 'Choices', 'View'),
  ),
  faces(
    '/components/modals',
    pressed('/components/modals', 'A window', 'About the guarantee'),
    pressed('/components/modals', 'A question', 'Delete'),
    {
      ...pressed('/components/modals', 'A form', 'Add a supplier'),
      open: async (page) => {
        await exampleOf(page, 'A form').getByRole('button', { name: 'Add a supplier' }).click();
        await page.locator('dialog[open] [type=submit]').click();
        await page.locator('dialog[open] [aria-invalid=true]').waitFor();
      },
    },
    pressed('/components/modals', 'Sizes', 'Wide'),
    pressed('/components/modals', 'More than fits', 'Terms of the shop'),
  ),
  faces(
    '/components/offcanvas',
    ...['Start', 'End', 'Head', 'Foot'].map((edge) => pressed('/components/offcanvas', 'From each edge', edge)),
    pressed('/components/offcanvas', 'Filters', 'Woods'),
    pressed('/components/offcanvas', 'A menu', 'Parts of the shop'),
    pressed('/components/offcanvas', 'Beside the page', 'Order 2041'),
  ),
  faces(
    '/components/popovers',
    pressed('/components/popovers', 'Sides', 'Below'),
    pressed('/components/popovers', 'With a field', 'Rename'),
    pressed('/components/popovers', 'A person', 'Rui Valadares'),
    pressed('/components/popovers', 'A small question', 'Delete the draft'),
  ),
  faces('/components/tooltips', pressed('/components/tooltips', 'A sentence', 'Made to measure', '[role=tooltip]:popover-open')),
]);
