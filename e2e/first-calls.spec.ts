import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

/** One of each kind: nothing open, a folder and a search, a view and a date, filters and an order. */
const inEveryRun = [
  '/',
  '/apps/email/sent?q=oak',
  '/apps/calendar?view=list&date=2026-11-03',
  '/apps/invoice/list?status=Paid&sort=total&page=1',
];

const others = [
  '/dashboard/analytics?range=month',
  '/apps/email/inbox',
  '/apps/kanban',
  '/apps/todo/important',
  '/apps/chat',
  '/apps/calendar',
  '/apps/invoice/preview/4990',
  '/apps/invoice/recurring',
  '/apps/invoice/clients',
  '/apps/invoice/settings',
  '/apps/user/list?role=editor',
  '/apps/roles',
  '/apps/permissions',
  '/apps/audit-log',
  '/apps/trash',
];

for (const { pages, addresses, tag } of [
  { pages: 'four pages ask', addresses: inEveryRun, tag: ['@server', '@core'] },
  { pages: 'the other pages ask', addresses: others, tag: '@server' },
])
  test(`what ${pages} for first is asked for by their head, once, and taken over`, { tag }, async ({ page, request }) => {
    await signIn(page, request, 'admin');
    for (const address of addresses) {
      const asked = await requestsOf(page, address);
      const ahead: string[] = JSON.parse((await page.locator('meta[name=first-calls]').getAttribute('content')) ?? '');
      expect(ahead.length, address).toBeGreaterThan(0);
      for (const named of ahead) {
        // The browser of the journeys is in UTC.
        const call = named.replace('zone-of-reader', 'UTC');
        expect(
          asked.filter((one) => one.url().endsWith(call)),
          `${address} asks ${call}`,
        ).toHaveLength(1);
      }
    }
  });

test('a token that has run out is renewed by the head, and what was asked with it is taken over', { tag: '@server' }, async ({
  page,
  request,
}) => {
  await signIn(page, request, 'admin');
  await page.addInitScript(() => {
    const [head, , signature] = (localStorage.getItem('accessToken') ?? '').split('.');
    if (sessionStorage.getItem('hasRunOut')) return;
    sessionStorage.setItem('hasRunOut', 'yes');
    localStorage.setItem('accessToken', [head, btoa(JSON.stringify({ exp: 1 })), signature].join('.'));
  });
  const asked = await requestsOf(page, '/apps/invoice/list');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const answers = await Promise.all(asked.map((one) => one.response()));
  expect(answers.map((answer) => answer?.status())).not.toContain(401);
  expect(asked.filter((one) => one.url().endsWith('/jwt/refresh-token'))).toHaveLength(1);
  // Not compared with the token from signing in: within the same second both carry the same claims.
  const kept = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  expect(JSON.parse(Buffer.from(kept.split('.')[1] ?? '', 'base64url').toString()).exp).toBeGreaterThan(1);
});

/**
 * What a page asks for from when it is there until all that its head asked for was taken over: not what the page before it still asks, nor
 * what is read anew once the stream of changes is open.
 */
async function requestsOf(page: Page, address: string): Promise<Request[]> {
  const asked: Request[] = [];
  let isReading = false;
  const begin = () => {
    isReading = true;
  };
  const remember = (one: Request) => {
    if (one.url().includes('/api/v1/events')) isReading = false;
    if (isReading) asked.push(one);
  };
  // Until then the page before it still asks.
  page.once('framenavigated', begin);
  page.on('request', remember);
  await page.goto(address);
  await page.waitForFunction(() => window.earlyAnswers && Object.keys(window.earlyAnswers.answers).length === 0);
  page.off('request', remember);
  return asked.filter((one) => one.resourceType() === 'fetch');
}
