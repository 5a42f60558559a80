import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

/** One of each kind: no parameters, a folder and a search, a view and a date, filters and a sort order. */
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
  test(`sends the first requests ${pages} for early from the head, once, and reuses their responses`, { tag }, async ({
    page,
    request,
  }) => {
    await signIn(page, request, 'admin');
    for (const address of addresses) {
      const asked = await requestsOf(page, address);
      const ahead: string[] = JSON.parse((await page.locator('meta[name=first-calls]').getAttribute('content')) ?? '');
      expect(ahead.length, address).toBeGreaterThan(0);
      for (const named of ahead) {
        // The test browser is in UTC.
        const call = named.replace('zone-of-reader', 'UTC');
        expect(
          asked.filter((one) => one.url().endsWith(call)),
          `${address} asks ${call}`,
        ).toHaveLength(1);
      }
    }
  });

test('renews an expired token in the head, and reuses the responses requested with it', { tag: '@server' }, async ({ page, request }) => {
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
  // Not compared with the sign-in token: tokens issued within the same second carry the same claims.
  const kept = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  expect(JSON.parse(Buffer.from(kept.split('.')[1] ?? '', 'base64url').toString()).exp).toBeGreaterThan(1);
});

/**
 * The requests a page sends from its navigation until it has used all early responses: not those the previous page still sends, nor
 * refetches after the change stream opens.
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
  // Until then the previous page still sends requests.
  page.once('framenavigated', begin);
  page.on('request', remember);
  await page.goto(address);
  await page.waitForFunction(() => window.earlyAnswers && Object.keys(window.earlyAnswers.answers).length === 0);
  page.off('request', remember);
  return asked.filter((one) => one.resourceType() === 'fetch');
}
