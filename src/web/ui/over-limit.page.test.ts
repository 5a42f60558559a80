import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../tests/client.ts';
import { openPage } from '../../../tests/page/open-page.ts';
import { testApi } from '../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('blocks a form with a text over its limit and focuses the field until it is short enough', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/apps/invoice/clients', owner);
  await page.user.click((await page.findAllByRole('button', { name: 'Add client' }))[0] as HTMLElement);
  const drawer = await page.findByRole('dialog', { name: 'New client' });
  const company = within(drawer).getByLabelText('Company');
  await page.user.click(company);
  await page.user.paste('x'.repeat(121));
  await page.user.click(within(drawer).getByLabelText('Country'));
  const save = within(drawer).getByRole('button', { name: /Add client|Save|Add/ });
  await page.user.click(save);
  expect(document.activeElement).toBe(company);
  expect((await owner.get('/api/v1/clients')).body.total).toBe(0);
  await page.user.keyboard('{End}{Backspace}');
  await page.user.click(save);
  await waitFor(async () => expect((await owner.get('/api/v1/clients')).body.total).toBe(1));
});

test('keeps an invalid guest in the field and does not save the new event', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/apps/calendar?view=list', owner);
  await page.user.click((await page.findAllByRole('button', { name: 'Add event' }))[0] as HTMLElement);
  const drawer = await page.findByRole('dialog', { name: 'New event' });
  await page.user.type(within(drawer).getByLabelText('Title'), 'Tasting');
  const guests = within(drawer).getByLabelText<HTMLInputElement>('Guests', { selector: 'input' });
  await page.user.type(guests, 'nora at juniper');
  const save = within(drawer).getByRole('button', { name: 'Add' });
  await page.user.click(save);
  expect([guests.value, guests.getAttribute('aria-invalid'), document.activeElement === guests]).toEqual(['nora at juniper', 'true', true]);
  expect((await owner.get('/apps/calendar/events')).body).toEqual([]);
  await page.user.clear(guests);
  await page.user.type(guests, 'nora@juniper.example');
  await page.user.click(save);
  await waitFor(async () => {
    const [event] = (await owner.get('/apps/calendar/events')).body;
    expect(event?.extendedProps.guests.map(({ email }: { email: string }) => email)).toContain('nora@juniper.example');
  });
});
