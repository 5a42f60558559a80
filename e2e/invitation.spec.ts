import type { APIRequestContext } from '@playwright/test';
import { inviteGuest } from './guest-invitation.ts';
import { expect, test } from './journey.ts';

test.use({ unusual: { timezoneId: 'America/New_York' } });

/** Invites an external guest. @returns the address from the mail, how the organizer sees the reply, and how they cancel the event */
async function invite(request: APIRequestContext, title: string) {
  const { accessToken } = await (await request.post('/jwt/login', { data: { email: 'admin', password: 'admin' } })).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { eventId, address } = await inviteGuest(
    async (method, path, data) => (await request.fetch(path, { method, headers, ...(data && { data }) })).json(),
    title,
  );
  const answer = async () => {
    const events = await (await request.get('/apps/calendar/events', { headers })).json();
    const own = events.find(({ id }: { id: number }) => id === eventId);
    return own.extendedProps.guests[0].answer;
  };
  const remove = () => request.delete('/apps/calendar/remove-event', { headers, params: { id: eventId } });
  return { address, answer, remove };
}

test('lets an external guest reply by the mailed link and change the reply, and hides the event once it is canceled', {
  tag: '@server',
}, async ({ page, request }) => {
  const { address, answer, remove } = await invite(request, 'Stand is built');
  await page.goto(`${address}&answer=yes`);
  await expect(page.getByRole('heading', { name: 'Stand is built' })).toBeVisible();
  await expect(page.getByText('03:00–05:30 GMT-5')).toBeVisible();
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you' });
  await expect(thanks).toHaveText('Thank you. See you there!');
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(await answer()).toBe('yes');
  await page.getByRole('button', { name: 'Maybe' }).click();
  await expect(thanks).toContainText('You answered maybe');
  expect(await answer()).toBe('maybe');
  await remove();
  await page.goto(address);
  await expect(page.getByText('Invitation not found')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('rejects an address with an invalid signature', async ({ page }) => {
  await page.goto('/invitation/juniper/1?email=x&signature=y');
  await expect(page.getByRole('heading', { name: 'Invitation not found' })).toBeVisible();
});
