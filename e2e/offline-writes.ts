import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { quickAdd, tick } from './todo-list.ts';

/** A write in one area while offline. */
export interface OfflineWrite {
  what: string;
  path: string;
  /** Preparation while online. */
  begin?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** What to press once back online; the toast's button by default. Null for writes that are retried automatically. */
  again?: ((page: Page) => Locator) | null;
  /** Expects the offline state: unchanged, or with the input still there. */
  kept: (page: Page) => Promise<void>;
  /** Expects the result after the write succeeded, also after a reload. */
  done: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const rowsOf = (page: Page): Locator => page.locator('tbody tr[data-index]');

interface Form {
  /** The button that opens the dialog. */
  open: string | RegExp;
  title: string;
  field: string;
  /** The submit button. */
  add: string;
  text: string;
}

/** A form in a dialog: filled while online, submitted with its own button, which also retries. */
function form(what: string, path: string, { open, title, field, add, text }: Form) {
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: title, exact: true });
  const press = (page: Page): Locator => dialog(page).getByRole('button', { name: add, exact: true });
  return {
    ...{ what, path, again: press },
    begin: async (page: Page) => {
      await button(page, open).first().click();
      await dialog(page).getByLabel(field, { exact: true }).fill(text);
    },
    act: (page: Page) => press(page).click(),
    kept: async (page: Page) => {
      await expect(dialog(page).getByRole('alert').first()).toBeVisible();
      await expect(dialog(page).getByLabel(field, { exact: true })).toHaveValue(text);
    },
    done: async (page: Page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByText(text).first()).toBeVisible();
    },
  };
}

const hinge = 'Oil the hinge';
const rug = 'Leith Rug';
const product = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const wish = (page: Page): Locator => product(page, rug).getByRole('button', { name: /wishlist/i });
const firstTodo = (page: Page): Locator => page.getByRole('button', { name: /^Important: / }).first();
const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const drawer = (page: Page): Locator => page.locator('section[role=dialog]');

const coupon = form('a new coupon', '/apps/ecommerce/coupons', {
  ...{ open: 'Add coupon', title: 'New coupon', field: 'Code', add: 'Add coupon', text: 'HINGE5' },
});

export const offlineWrites: readonly OfflineWrite[] = [
  {
    ...{ what: 'the title of an open to-do', path: '/apps/todo', again: null },
    begin: async (page) => {
      await page.locator('a[data-link]').first().click();
      await expect(drawer(page).getByLabel('Title')).toBeVisible();
    },
    act: async (page) => {
      await drawer(page).getByLabel('Title').fill(hinge);
      await drawer(page).getByLabel('Title').press('Enter');
    },
    kept: async (page) => {
      await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(drawer(page).getByLabel('Title')).toHaveValue(hinge);
    },
    done: (page) => expect(page.locator('a[data-link]').filter({ hasText: hinge })).toBeVisible(),
  },
  {
    ...{ what: 'a mark of a to-do', path: '/apps/todo' },
    begin: (page) => expect(firstTodo(page)).toHaveAttribute('aria-pressed', 'false'),
    act: (page) => firstTodo(page).click(),
    kept: (page) => expect(firstTodo(page)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(firstTodo(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    ...{ what: 'ticking in my day', path: '/apps/todo/my-day' },
    begin: async (page) => {
      await quickAdd(page).fill(hinge);
      await page.keyboard.press('Enter');
      await expect(tick(page, hinge)).toBeEnabled();
    },
    // Dispatched on the checkbox itself: rows shift as others load, and a click at its position could hit its neighbor.
    act: (page) => tick(page, hinge).dispatchEvent('click'),
    kept: (page) => expect(column(page, 'Today')).toContainText(hinge),
    done: (page) => expect(page.locator('details')).toContainText(hinge),
  },
  {
    ...{ what: 'archiving a card', path: '/apps/kanban' },
    begin: (page) => column(page, 'To do').locator('[data-card]').first().click(),
    act: (page) => drawer(page).getByRole('button', { name: 'Archive', exact: true }).click(),
    kept: (page) => expect(column(page, 'To do').locator('[data-card]')).toHaveCount(2),
    done: (page) => expect(column(page, 'To do').locator('[data-card]')).toHaveCount(1),
  },
  {
    ...{ what: 'the place of an open event', path: '/apps/calendar?view=list', again: null },
    begin: async (page) => {
      await page.locator('button[data-key]').first().click();
      await page.locator('[data-edits]').click();
      await expect(drawer(page).getByLabel('Location')).toBeVisible();
    },
    act: async (page) => {
      await drawer(page).getByLabel('Location').fill(hinge);
      await drawer(page).getByLabel('Location').press('Enter');
    },
    kept: async (page) => {
      await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(drawer(page).getByLabel('Location')).toHaveValue(hinge);
    },
    done: async (page) => {
      await expect(drawer(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(drawer(page).getByLabel('Location')).toHaveValue(hinge);
    },
  },
  form('a new event', '/apps/calendar?view=month&date=2031-05-14', {
    ...{ open: 'Add event', title: 'New event', field: 'Title', add: 'Add', text: 'Varnish delivery' },
  }),
  {
    ...{ what: 'deleting an invoice', path: '/apps/invoice/list' },
    begin: (page) => page.getByRole('checkbox', { name: 'Select Invoice draft 5022', exact: true }).check(),
    act: (page) => page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Delete', exact: true }).click(),
    kept: (page) => expect(rowsOf(page).filter({ hasText: 'Draft 5022' })).toBeVisible(),
    done: (page) => expect(rowsOf(page).filter({ hasText: 'Draft 5022' })).toHaveCount(0),
  },
  form('a new client', '/apps/invoice/clients', {
    ...{ open: 'Add client', title: 'New client', field: 'Company', add: 'Add client', text: 'Birkenhof Clinic' },
  }),
  {
    ...{ what: 'suspending a user', path: '/apps/user/list?q=ananya' },
    begin: async (page) => {
      await expect(rowsOf(page)).toHaveCount(1);
      await page.getByRole('button', { name: /^Actions for/ }).click();
    },
    act: (page) => page.getByRole('menuitem', { name: 'Suspend', exact: true }).click(),
    kept: (page) => expect(rowsOf(page)).not.toContainText('Suspended'),
    done: (page) => expect(rowsOf(page)).toContainText('Suspended'),
  },
  form('a new role', '/apps/roles', {
    ...{ open: /^Add role/, title: 'New role', field: 'Title', add: 'Add role', text: 'Bookkeeper' },
  }),
  form('a new permission', '/apps/permissions', {
    ...{ open: 'Add permission', title: 'Add permission', field: 'Name', add: 'Add permission', text: 'Open the workshop' },
  }),
  {
    ...{ what: 'a product put into the cart', path: '/apps/ecommerce/shop' },
    act: (page) =>
      product(page, rug)
        .getByRole('button', { name: `Add to cart: ${rug}` })
        .click(),
    kept: (page) => expect(product(page, rug).getByRole('button', { name: `Add to cart: ${rug}` })).toBeVisible(),
    done: (page) => expect(product(page, rug).getByRole('link', { name: 'View in cart' })).toBeVisible(),
  },
  {
    ...{ what: 'a wish', path: '/apps/ecommerce/shop' },
    act: (page) => wish(page).click(),
    kept: (page) => expect(wish(page)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(wish(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    ...{ what: 'an order', path: '/apps/ecommerce/checkout?step=payment' },
    again: (page) => button(page, /^Place order for/),
    act: (page) => button(page, /^Place order for/).click(),
    kept: async (page) => {
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(button(page, /^Place order for/)).toBeVisible();
    },
    done: (page) => expect(page.getByRole('heading', { name: /^Order #/ })).toHaveCount(1),
  },
  {
    ...{ what: 'a comment on a post', path: '/pages/blog/detail/1' },
    again: (page) => button(page, 'Comment'),
    begin: (page) => page.getByRole('textbox', { name: 'Write a comment' }).fill(hinge),
    act: (page) => button(page, 'Comment').click(),
    kept: (page) => expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue(hinge),
    done: (page) => expect(page.getByRole('listitem').filter({ hasText: hinge })).toBeVisible(),
  },
  {
    ...{ what: 'the city of an employee', path: '/datatables/advance?q=kahu' },
    act: async (page) => {
      await page.getByTitle('Change City of Kahu Ngata').click();
      await page.getByRole('textbox', { name: 'Change City of Kahu Ngata' }).fill('Bluff');
      await page.keyboard.press('Enter');
    },
    kept: (page) => expect(rowsOf(page)).toContainText('Dunedin'),
    done: (page) => expect(rowsOf(page)).toContainText('Bluff'),
  },
  {
    ...coupon,
    begin: async (page) => {
      await coupon.begin(page);
      await page.getByLabel('Percent off').fill('5');
    },
  },
];
