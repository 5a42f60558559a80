import type { APIRequestContext } from '@playwright/test';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { presetStorage } from './preset-storage.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

test.use({ unusual: { timezoneId: 'America/New_York' } });

const email = 'ingrid@nordlysfair.example';

/** Invites somebody outside. @returns how to call as the organizer, the event, and the address in the mail, without an answer. */
async function invite(request: APIRequestContext, title: string) {
  const { accessToken } = await (await request.post('/jwt/login', { data: { email: 'admin', password: 'admin' } })).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const event = {
    title,
    start: '2035-12-07T09:00',
    end: '2035-12-07T11:30',
    extendedProps: { calendar: 'ETC', timeZone: 'Europe/Oslo', location: 'Bergen, hall 2', guests: [{ email, name: 'Ingrid' }] },
  };
  const added = await (await request.post('/apps/calendar/add-event', { headers, data: { event } })).json();
  const { emails } = await (await request.get('/apps/email/emails', { headers, params: { folder: 'sent', q: title } })).json();
  const { message } = await (await request.get('/apps/email/get-email', { headers, params: { id: emails[0].id } })).json();
  const [, href = ''] = /href="([^"]*)&amp;answer=yes"/.exec(message) ?? [];
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
  const answer = async () => {
    const events = await (await request.get('/apps/calendar/events', { headers })).json();
    const own = events.find(({ id }: { id: number }) => id === added.event.id);
    return own.extendedProps.guests[0].answer;
  };
  const remove = () => request.delete('/apps/calendar/remove-event', { headers, params: { id: added.event.id } });
  return { address: `${pathname}${search}`, answer, remove };
}

test('a guest outside answers by the link in the mail, changes the answer, and sees nothing of it once it is called off', async ({
  page,
  request,
}) => {
  const { address, answer, remove } = await invite(request, 'Stand is built');
  await page.goto(`${address}&answer=yes`);
  await expect(page.getByRole('heading', { name: 'Stand is built' })).toBeVisible();
  await expect(page.getByText('3:00 – 5:30 AM EST')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Thank you: you are expected.');
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(await answer()).toBe('yes');
  await page.getByRole('button', { name: 'Maybe' }).click();
  await expect(page.getByRole('status')).toContainText('you may come');
  expect(await answer()).toBe('maybe');
  await remove();
  await page.goto(address);
  await expect(page.getByText('There is no such invitation')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('an address that was not signed here leads nowhere', async ({ page }) => {
  await page.goto('/invitation/juniper/1?email=x&signature=y');
  await expect(page.getByRole('heading', { name: 'There is no such invitation' })).toBeVisible();
});

const looks = [
  { name: 'light', width: 1440, stored: { skin: 'light' } },
  { name: 'dark', width: 390, stored: { skin: 'dark' } },
  { name: 'Arabic', width: 390, stored: { language: 'ar', direction: 'rtl' } },
];

for (const { name, width, stored } of looks) {
  test(`axe finds nothing in an invitation, ${name}`, async ({ page, request }) => {
    const { address } = await invite(request, `Look at ${name}`);
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await presetStorage(page, stored);
    await page.goto(address);
    await expect(page.getByRole('button')).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
    if (stored.language === 'ar') expect(await untranslatedTexts(page, ['Maren Lindqvist'])).toEqual([]);
    await page.getByRole('button').first().click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(await axeFindings(page)).toEqual([]);
  });
}
