import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { openPage, type Page, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

const stepsOf = async (page: Page) => {
  const list = await page.findByLabelText('Get started', { selector: 'section' });
  return within(list).getAllByRole('listitem');
};
const isGone = () => waitFor(() => expect(document.querySelector('section[aria-label="Get started"]')).toBeNull());

test('the home page of a new company shows the first steps with links', async () => {
  const owner = await registerUser(api);
  await owner.post('/api/v1/seller', {
    name: 'Cais Lda',
    address: 'Rua do Cais 1',
    country: 'Portugal',
    iban: 'PT50000201231234567890154',
  });
  const page = await openPage(api, '/', owner);
  const steps = await stepsOf(page);
  expect(steps.map((step) => step.querySelector('a')?.getAttribute('href') ?? 'done')).toEqual([
    'done',
    'done',
    '/apps/invoice/add',
    '/apps/user/list?open=invite',
    '/apps/email/settings/account',
    '/pages/account-settings?tab=security',
    '/apps/workspace',
  ]);
  await page.findByText('2 of 7 steps done');
  expect(document.querySelector('[data-card="sales"]')?.textContent).not.toContain('Congratulations');
  expect(document.querySelector('[data-card="sales"] a[href="/apps/invoice/add"]')).not.toBeNull();
});

test('can be hidden, restored with Undo, and stays hidden after a reload', async () => {
  const page = await openPage(api, '/', await registerUser(api));
  const hide = async () => page.user.click(await page.findByLabelText('Hide the checklist'));
  await stepsOf(page);
  await settled();
  await hide();
  await isGone();
  await page.user.click(await page.findByText('Undo'));
  expect(await stepsOf(page)).toHaveLength(7);
  await settled();
  await hide();
  await page.findByText('Checklist hidden');
  await settled();
  await page.reload();
  await page.findByText('No sales in this period yet.');
  await settled();
  await isGone();
});
