import type { Page } from '@playwright/test';
import { press, type SweptPage } from './faces.ts';

const roles = [
  { name: 'admin', title: 'Admin' },
  { name: 'author', title: 'Author' },
];
const signOn = {
  label: 'Harbour ID',
  issuer: 'https://login.harbour.example',
  clientId: 'atrium',
  newUserRole: 'author',
  roleClaim: 'groups',
  roles: [{ value: 'office', role: 'admin' }],
  isActive: true,
  isOnlyWay: true,
  hasSecret: true,
  keptName: 'Nora Quill',
  version: 3,
};

/** Mocks the response for a company that signs in through a provider. */
const setUp = (page: Page) =>
  page.route('**/api/v1/sign-on', (route) =>
    route.fulfill({ json: { signOn, roles, redirectUri: 'https://office.example/x', page: 'https://office.example/y' } }),
  );

/** The single sign-on settings, and the pages of the sign-in flow. */
export const signOnPages: Record<string, SweptPage> = {
  '/pages/sign-on/settings': {
    faces: () => [
      { at: '/pages/sign-on/settings', shows: 'main form' },
      {
        at: '/pages/sign-on/settings',
        shows: 'main form',
        open: async (page) => {
          await page.locator('main form [type=submit]').click();
          await page.locator('[aria-invalid=true]').first().waitFor();
        },
      },
      { at: '/pages/sign-on/settings', before: setUp, shows: 'main form li' },
      { at: '/pages/sign-on/settings', shows: 'main form li', open: press('signOn.proof.remove', 'dialog[open]'), stays: true },
    ],
  },
  '/pages/sign-on/begin': {
    faces: () => [{ at: '/pages/sign-on/begin' }, { at: '/pages/sign-on/begin?company=juniper' }],
  },
  '/pages/sign-on/return': { faces: () => [{ at: '/pages/sign-on/return?code=x&state=y', shows: '[role=alert] p', isLost: true }] },
};
