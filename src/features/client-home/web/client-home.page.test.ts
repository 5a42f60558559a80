import { within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { openPage, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());
let admin: Client;
beforeAll(async () => {
  admin = await signInAs(api, 'admin');
});
const path = '/access-control';
const openHome = async () => openPage(api, path, await signInAs(api, 'client'));

test('shows a client their open invoices with the total due, paid ones, and the company’s contact details', async () => {
  const page = await openHome();
  const open = within(await page.findByRole('region', { name: 'Open invoices' }));
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('Your account');
  const pays = await open.findAllByRole('link', { name: /^View and pay JV-\d+$/ });
  expect(pays.length).toBeGreaterThan(0);
  expect(pays[0]?.getAttribute('href')).toMatch(/^\/invoice\/juniper\/\d+\?expires=/);
  expect(open.getAllByText('Past due')[0]).toBeTruthy();
  expect(open.getByText('Total due')).toBeTruthy();
  const closed = within(await page.findByRole('region', { name: 'Paid invoices and credit notes' }));
  expect(closed.getAllByRole('link', { name: /^PDF JV-\d+$/ })[0]?.getAttribute('href')).toContain('/api/v1/invoice-links/juniper/');
  const contact = within(await page.findByRole('region', { name: 'Contact' }));
  expect((await contact.findByText('accounts@juniper-vale.example')).getAttribute('href')).toBe('mailto:accounts@juniper-vale.example');
  expect(page.queryByText('Access control')).toBeNull();
});

test('has a menu for clients that starts with Home', async () => {
  const page = await openHome();
  const menu = within(await page.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Help center', 'FAQ', 'Settings']);
  expect(menu.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
});

test('explains what appears here before the first invoice', async () => {
  await api.ownerQuery(
    `update clients set company_email = 'other@miramar.example' where entity = 'juniper' and company_email = 'client@demo.com'`,
  );
  try {
    const page = await openHome();
    await page.findByText('No invoices yet');
    expect(page.queryByRole('region', { name: 'Paid invoices and credit notes' })).toBeNull();
  } finally {
    await api.ownerQuery(
      `update clients set company_email = 'client@demo.com' where entity = 'juniper' and company_email = 'other@miramar.example'`,
    );
  }
});

test('asks to confirm the address before it shows invoices', async () => {
  await api.ownerQuery(`update accounts set email_verified_at = null where username = 'client'`);
  try {
    const page = await openHome();
    await page.findByText('Confirm your email address');
    expect(page.queryByRole('link', { name: /^View and pay/ })).toBeNull();
  } finally {
    await api.ownerQuery(`update accounts set email_verified_at = now() where username = 'client'`);
  }
});

test('retries invoices that failed to load; the rest of the page stays', async () => {
  const client = await signInAs(api, 'client');
  const page = await openPage(api, path, client);
  await page.findAllByRole('link', { name: /^View and pay/ });
  await settled();
  page.network.answer = (call) => (call.includes('/account/documents') ? new Response('', { status: 500 }) : undefined);
  await page.reload();
  await page.findByText('Couldn’t load your invoices.');
  await page.findByText('accounts@juniper-vale.example');
  page.network.answer = undefined;
  await page.user.click(page.getByRole('button', { name: 'Try again' }));
  await page.findAllByRole('link', { name: /^View and pay/ });
});

test('hides invoices and requests none while the area is off', async () => {
  const turn = (isOn: boolean) =>
    send(api, '/api/v1/areas', {
      method: 'PUT',
      body: JSON.stringify({ area: 'invoices', isOn }),
      headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    });
  expect((await turn(false)).status).toBe(200);
  try {
    const page = await openHome();
    await page.findByText('accounts@juniper-vale.example');
    expect(page.queryByRole('region', { name: 'Open invoices' })).toBeNull();
    expect(page.network.calls.filter((call) => call.includes('/account/documents'))).toEqual([]);
  } finally {
    await turn(true);
  }
});

test('lists orders, without links that a client cannot open', async () => {
  const page = await openHome();
  const orders = within(await page.findByRole('region', { name: 'Orders' }));
  expect(orders.getAllByText(/^Order #\d+$/).length).toBeGreaterThan(0);
  expect(orders.getAllByText('Delivered').length).toBeGreaterThan(0);
  expect(orders.queryByRole('link')).toBeNull();
  page.network.answer = (call) => (call.includes('/account/orders') ? Response.json({ orders: [], total: 0 }) : undefined);
  await page.reload();
  await page.findAllByRole('link', { name: /^View and pay/ });
  await settled();
  expect(page.queryByRole('region', { name: 'Orders' })).toBeNull();
});

test('shows staff their permissions, and requests no invoices', async () => {
  const page = await openPage(api, path, admin);
  await page.findByRole('heading', { level: 1, name: 'Access control' });
  expect(page.network.calls.filter((call) => call.includes('/api/v1/account/'))).toEqual([]);
});
