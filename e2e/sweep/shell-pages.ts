import type { Page } from '@playwright/test';
import { inviteGuest } from '../guest-invitation.ts';
import { mailedInvoice } from '../mailed-invoice.ts';
import { type Face, press, pressFirst, type SweptPage } from './faces.ts';
import { paletteFaces } from './search-pages.ts';
import type { Words } from './words.ts';

const home: Face = { at: '/access-control', shows: 'main li' };
/** A client sees their invoices there instead: the sample account, in the page's own language and look. */
const homeOfClient: Face = {
  at: '/access-control?as=client',
  shows: 'main section li a',
  before: (page) =>
    page.evaluate(async () => {
      const answer = await fetch('/login?username=client&userType=client&api=login', { headers: { 'X-Password': 'client' } });
      const { userData, accessToken, refreshToken } = await answer.json();
      Object.assign(localStorage, { userData: JSON.stringify(userData), accessToken, refreshToken });
    }),
};
const over = ':is([role=menu], [role=dialog], dialog[open])';

/** A form in its default state, and with validation errors. */
const formAt = (at: string): Face[] => [
  { at, shows: 'form' },
  {
    at,
    shows: 'form',
    open: async (page) => {
      await page.getByRole('textbox').first().press('Enter');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

/** After requesting a link. */
const askedAt = (at: string): Face => ({
  at,
  shows: 'form',
  open: async (page) => {
    await page.getByRole('textbox').first().fill('nobody@world.example');
    await page.getByRole('textbox').first().press('Enter');
    await page.locator('[role=status] h1').waitFor();
  },
});

/** The target of a mailed link: without a token, and with a used one. */
const linkedAt = (at: string): SweptPage => ({ faces: () => ['', '?token=juniper.spent'].map((query) => ({ at: `${at}${query}` })) });

/** Reloads the page with the response to a correct password. */
async function askSecondStep(page: Page): Promise<void> {
  await page.evaluate(() => {
    const secondStep = { challenge: 'made.up', validUntil: new Date(Date.now() + 600_000).toISOString() };
    sessionStorage.setItem('secondStep', JSON.stringify(secondStep));
  });
  await page.reload();
  await page.locator('form').waitFor();
}

const secondSteps = (at: string): Face[] => [
  { at },
  { at, open: askSecondStep },
  {
    at,
    open: async (page, words) => {
      await askSecondStep(page);
      await press('session.steps.useRecovery', 'form input[dir=ltr]')(page, words);
    },
  },
  {
    at,
    open: async (page) => {
      await askSecondStep(page);
      await page.getByRole('textbox').first().pressSequentially('123456');
      await page.locator('form').waitFor({ state: 'detached' });
    },
  },
];

const bell = 'header button[aria-keyshortcuts="Shift+N"]';
const notices = async (page: Page): Promise<void> => pressFirst(bell, '[role=dialog] li')(page);

const dates = async (page: Page, words: Words): Promise<void> => {
  await pressFirst('header button[aria-haspopup=menu] >> nth=-1', over)(page);
  await press('shell.dates', 'dialog[open]')(page, words);
};

const shortcuts = async (page: Page): Promise<void> => {
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
};

async function whatOneDid(page: Page): Promise<void> {
  await page.keyboard.press('Shift+z');
  await page.locator('dialog[open]').waitFor();
}

async function unfoldMenu(page: Page): Promise<void> {
  const folded = page.locator('nav button[aria-expanded=false]').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
}

/** A list in a layout saved in the browser, with its menu open. */
const laidOut = (chosen: Record<string, string>): Face => ({
  at: `/apps/user/list?q=${Object.values(chosen)[0]}`,
  shows: 'h1',
  before: (page) => page.evaluate((items) => Object.assign(localStorage, items), chosen),
  open: async (page) => {
    const group = page.locator('header > nav button[aria-expanded=false]').filter({ visible: true });
    if (await group.first().isVisible()) await group.nth(1).click();
  },
});

/** The pages outside the areas, and what opens over every page. */
export const shellPages: Record<string, SweptPage> = {
  '/access-control': {
    faces: () => [
      home,
      { ...home, open: unfoldMenu },
      ...paletteFaces(home),
      { ...home, open: pressFirst('header button[aria-keyshortcuts="Shift+C"]', '[role=menu]') },
      { ...home, open: shortcuts, isWideOnly: true },
      { ...home, open: pressFirst('header button[aria-haspopup=menu] >> nth=-1', over) },
      { ...home, open: dates },
      { ...home, open: whatOneDid },
      { ...home, open: press('shell.bookmarks.title', '[role=dialog] li') },
      {
        ...home,
        open: async (page, words) => {
          await dates(page, words);
          await page.getByRole('combobox', { name: words('session.dates.zone'), exact: true }).fill('new');
          await page.locator('[role=option]').first().waitFor();
        },
      },
      { ...home, open: notices },
      {
        ...home,
        open: async (page, words) => {
          await notices(page);
          await press('notifications.settings', 'input[role=switch]:enabled')(page, words);
        },
      },
      {
        ...home,
        before: (page) => page.evaluate(() => localStorage.setItem('customizer', 'on')),
        open: press('shell.customizer.title'),
      },
      laidOut({ menu: 'horizontal', skin: 'semi-dark', customizer: 'off' }),
      laidOut({ menu: 'vertical', skin: 'bordered', navbarColour: 'brown', density: 'compact' }),
      laidOut({ menuCollapsed: 'true', skin: 'semi-dark', navbarColour: 'iris', navbar: 'sticky', footer: 'sticky' }),
      homeOfClient,
    ],
  },
  '/pages/login-basic': { faces: () => formAt('/pages/login-basic') },
  '/pages/login-cover': { faces: () => formAt('/pages/login-cover') },
  '/pages/register-basic': { faces: () => formAt('/pages/register-basic') },
  '/pages/register-cover': { faces: () => formAt('/pages/register-cover') },
  '/pages/forgot-password-basic': { faces: () => [...formAt('/pages/forgot-password-basic'), askedAt('/pages/forgot-password-basic')] },
  '/pages/forgot-password-cover': { faces: () => [...formAt('/pages/forgot-password-cover'), askedAt('/pages/forgot-password-cover')] },
  '/pages/reset-password-basic': linkedAt('/pages/reset-password-basic'),
  '/pages/reset-password-cover': linkedAt('/pages/reset-password-cover'),
  '/pages/verify-email-basic': linkedAt('/pages/verify-email-basic'),
  '/pages/verify-email-cover': linkedAt('/pages/verify-email-cover'),
  '/pages/two-steps-basic': { faces: () => secondSteps('/pages/two-steps-basic') },
  '/pages/two-steps-cover': { faces: () => secondSteps('/pages/two-steps-cover') },
  '/misc/not-authorized': {
    faces: () => [{ at: '/misc/not-authorized' }, { at: '/misc/not-authorized?action=update&subject=Invoice' }],
  },
  '/misc/error': { faces: () => [{ at: '/misc/error' }, { at: '/nowhere' }] },
  '/invitation/:entity/:id': {
    faces: async ({ call }) => {
      const { address } = await inviteGuest(call, 'Stand is built');
      return [
        { at: address, shows: 'main button' },
        {
          at: address,
          shows: 'main button',
          open: async (page) => {
            await page.getByRole('button').first().click();
            await page.locator('[role=status]').filter({ hasText: /\S/ }).first().waitFor();
          },
        },
        { at: '/invitation/juniper/1?email=x&signature=y' },
      ];
    },
  },
  '/invoice/:entity/:id': {
    faces: async ({ call, email }) => {
      const at = await mailedInvoice(call, { clientId: 1, to: email });
      return [
        { at, shows: 'aside button' },
        { at, shows: 'aside button', open: press('invoice.linked.ask', 'textarea') },
        { at: '/invoice/juniper/1?expires=1&sender=1&signature=y' },
      ];
    },
  },
};
