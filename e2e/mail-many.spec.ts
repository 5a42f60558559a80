import type { Page, Route } from '@playwright/test';
import type { Email } from '../src/features/email/contract.ts';
import { expect, test } from './journey.ts';
import { check, openMail, openMailbox, row, rows, tool } from './mailbox.ts';

const total = 100_000;
const newest = Date.UTC(2026, 2, 12, 9, 41);

/** The mail in a row, counted from 0. */
function mailAt(index: number): Email {
  return {
    id: total - index,
    from: { email: `w${index}@writers.example`, name: `Writer ${index}`, avatar: null },
    replyTo: [],
    to: [],
    cc: [],
    bcc: [],
    subject: `Mail in row ${index}.`,
    message: '',
    excerpt: 'The first words of it',
    attachments: [],
    isStarred: false,
    isRead: index % 3 > 0,
    labels: index === 4 ? ['company'] : [],
    time: new Date(newest - index * 60_000).toISOString(),
    folder: 'inbox',
    lastTime: new Date(newest - index * 60_000).toISOString(),
    isDraft: false,
    replyToId: null,
    sendAt: null,
    snoozedUntil: null,
    version: 1,
    replies: [],
    replyCount: 0,
  };
}

/** Mocks a mailbox that would take too long to fill, following the list contract. */
async function answerLists(route: Route): Promise<void> {
  const query = new URL(route.request().url()).searchParams;
  const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
  const first = (page - 1) * perPage;
  const emails = Array.from({ length: Math.max(0, Math.min(perPage, total - first)) }, (_, step) => mailAt(first + step));
  await route.fulfill({ json: { emails, emailsMeta: { inbox: 33_334, draft: 0, spam: 0 }, total } });
}

const scrollTo = (page: Page, share: number) =>
  page.getByRole('list', { name: 'Mails' }).evaluate((list, part) => {
    const scroller = list.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight * part;
  }, share);
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test.beforeEach(({ page }) => page.route('**/apps/email/emails?*', answerLists));

test('shows the right rows at the end, in the middle and after a reload of a hundred thousand mails, with few of them in the DOM', {
  tag: '@network',
}, async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(page.getByText('100,000 mails')).toBeVisible();
  await expect(row(page, 'Mail in row 0.')).toBeVisible();
  await scrollTo(page, 1);
  await expect(row(page, 'Mail in row 99999.')).toBeInViewport();
  await expect(row(page, 'Mail in row 99999.')).toHaveAttribute('aria-posinset', '100000');
  expect(await elements(page)).toBeLessThan(1500);
  await scrollTo(page, 0.5);
  await expect(row(page, 'Mail in row 50002.')).toBeInViewport();
  await expect(page).toHaveURL(/\?at=50000$/);
  expect(await elements(page)).toBeLessThan(1500);
  await page.reload();
  await expect(row(page, 'Mail in row 50002.')).toBeInViewport();
  await expect(row(page, 'Mail in row 0.')).toHaveCount(0);
});

test('opens a mail from the middle of a long list, and restores the scroll position afterward', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await openMailbox(page, request, '/apps/email/inbox?at=70000');
  await expect(row(page, 'Mail in row 70005.')).toBeInViewport();
  await row(page, 'Mail in row 70005.').getByRole('link').click();
  await expect(page).toHaveURL(/\/inbox\/29995\?at=7\d{4}$/);
  await expect(row(page, 'Mail in row 70005.')).toBeInViewport();
  await tool(page, 'Close mail').click();
  await expect(openMail(page)).toHaveCount(0);
  await expect(row(page, 'Mail in row 70005.')).toBeInViewport();
});

test('retries a later page of the list that fails to load', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request);
  await expect(row(page, 'Mail in row 0.')).toBeVisible();
  await page.route('**/apps/email/emails?*', (route) => route.abort());
  await scrollTo(page, 0.25);
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load your mail' });
  await expect(failed).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.unroute('**/apps/email/emails?*');
  await page.route('**/apps/email/emails?*', answerLists);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Mail in row 25002.')).toBeInViewport();
  await expect(failed).toHaveCount(0);
});

test('applies the tools to selected mails even when they are scrolled far away', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request);
  await check(page, 'Mail in row 4.').check();
  await check(page, 'Mail in row 0.').check();
  await scrollTo(page, 1);
  await check(page, 'Mail in row 99998.').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  // Only the one in row 0 is unread.
  await expect(tool(page, 'Mark as read')).toBeVisible();
  await tool(page, 'Labels').click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Company' })).toHaveAttribute('aria-checked', 'mixed');
});

test('shows two lines in a 64 px row, with the preview next to the subject', { tag: '@network' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMailbox(page, request);
  const first = row(page, 'Mail in row 0.').getByRole('link');
  await expect(first).toContainText('Mail in row 0. — The first words of it');
  const sizes = await first.evaluate((link) => {
    const item = link.closest('[data-index]');
    const parts = [...link.querySelectorAll(':scope > :not(.visually-hidden)')];
    const tooTall = parts.filter((part) => part.scrollHeight > part.clientHeight + 1).length;
    return { height: item?.getBoundingClientRect().height, isCut: link.scrollHeight > link.clientHeight, tooTall };
  });
  expect(sizes).toEqual({ height: 64, isCut: false, tooTall: 0 });
});
