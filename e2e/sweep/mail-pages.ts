import type { Page } from '@playwright/test';
import type { Company } from './company.ts';
import { type Face, linking, making, press, pressFirst, type SweptPage, sendOff } from './faces.ts';

const mail = 'li[data-index]';
const openMail: Face = { at: '/apps/email/inbox/3', shows: 'iframe' };

export const mailPages: Record<string, SweptPage> = {
  '/apps/email': {
    faces: () => [
      { at: '/apps/email', shows: mail },
      { at: '/apps/email', shows: mail, open: (page) => page.locator(`${mail} input`).first().check() },
      { at: '/apps/email', shows: mail, open: press('email.view.menu') },
      { at: '/apps/email?q=oak+is%3Agreen+before%3Axyz', shows: 'main p', open: press('email.filter.open') },
      { at: '/apps/email', shows: mail, before: viewed('compact', 'off'), open: (page) => page.locator(mail).nth(2).hover() },
      { at: '/apps/email', shows: mail, open: compose, stays: true },
    ],
  },
  '/apps/email/:folder': {
    faces: () => [
      ...['draft', 'scheduled', 'trash', 'nowhere'].map((folder) => ({
        at: `/apps/email/${folder}`,
        shows: `:is(${mail}, main p, main h1)`,
      })),
      { at: '/apps/email/sent?q=nothing-like-it', shows: 'main [role=status]' },
    ],
  },
  '/apps/email/:folder/:mailId': {
    faces: () => [
      // With replies, labels, attachments and remote pictures, and a mail that does not exist.
      openMail,
      { ...openMail, before: viewed('compact', 'right') },
      { ...openMail, before: viewed('comfortable', 'below') },
      { at: '/apps/email/inbox/6', shows: 'iframe' },
      { at: '/apps/email/spam/4', shows: 'iframe' },
      { at: '/apps/email/inbox/987654', shows: 'main p' },
      { ...openMail, open: press('email.snooze.menu') },
      { ...openMail, open: press('email.more.menu') },
      ...['email.more.rule', 'email.more.original'].map((entry) => ({
        ...openMail,
        open: async (page: Page, words: Parameters<NonNullable<Face['open']>>[1]) => {
          await press('email.more.menu')(page, words);
          await press(entry, 'dialog[open]')(page, words);
        },
      })),
      ...['links.make.card', 'links.make.event', 'links.make.invoice'].map((entry) => ({
        ...openMail,
        open: making('email.more.menu', entry),
      })),
      { ...openMail, open: linking },
      { ...openMail, open: answer, stays: true },
    ],
  },
  '/apps/email/label/:label': { faces: () => [{ at: '/apps/email/label/important', shows: mail }] },
  '/apps/email/label/:label/:mailId': { faces: () => [{ at: '/apps/email/label/important/6', shows: 'iframe' }] },
  '/apps/email/settings/:section': { isForNew: true, faces: settings },
  '/pages/mail-domains': {
    faces: () => [
      { at: '/pages/mail-domains', before: domains, shows: 'main li' },
      {
        at: '/pages/mail-domains',
        shows: 'main li',
        open: async (page, words) => {
          await page
            .getByRole('button', { name: words('email.domains.check') })
            .first()
            .click();
          await page.getByText(words('email.domains.found.missing')).first().waitFor();
        },
      },
      { at: '/pages/mail-domains', before: (page) => page.route(domainsCall, (route) => route.fulfill({ json: { domains: [] } })) },
    ],
  },
};

const domainsCall = '**/api/v1/mail/domains';

/** A domain in each state, and its DNS results. */
async function domains(page: Page): Promise<void> {
  const key = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(12)}`;
  const records = (domain: string, keys: string[]) => [
    ...keys.map((selector) => ({ kind: 'dkim', type: 'TXT', name: `${selector}._domainkey.${domain}`, value: key })),
    { kind: 'spf', type: 'TXT', name: domain, value: 'v=spf1 mx a:relay.harbour.example ~all' },
    { kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
    { kind: 'mx', type: 'MX', name: domain, value: '10 office.harbour.example' },
  ];
  const one = (domain: string, signing: string, keys: string[]) => ({
    ...{ domain, signing, isRotating: keys.length > 1, isOfInstallation: true, records: records(domain, keys) },
  });
  const [rotating, waiting, off] = [
    one('oak.example', 'on', ['atrium1', 'atrium2']),
    one('a-rather-long-name-of-a-company.example', 'waiting', ['atrium1']),
    one('birch.example', 'off', []),
  ];
  const states = ['found', 'missing', 'different', 'missing', 'unanswered'];
  const findings = records('oak.example', ['atrium1', 'atrium2']).map(({ kind, name }, at) => ({
    ...{ kind, name, state: states[at], found: states[at] === 'missing' ? [] : ['v=spf1 -all', 'v=spf1 ?all'] },
  }));
  await page.route(domainsCall, (route) => route.fulfill({ json: { domains: [rotating, waiting, off] } }));
  await page.route(`${domainsCall}/check`, (route) => route.fulfill({ json: { domain: rotating, findings } }));
}

/** Mocks other view settings. */
const viewed = (density: string, readingPane: string) => (page: Page) =>
  page.route('**/api/v1/mail/view', (route) => route.fulfill({ json: { density, readingPane } }));

async function compose(page: Page): Promise<void> {
  await page.locator('body').press('c');
  const window = page.getByRole('dialog').filter({ has: page.locator('[contenteditable=true]') });
  await window.getByRole('combobox').first().fill('no address,');
  await window.locator('[contenteditable=true]').click();
  await page.keyboard.type('x');
}

async function answer(page: Page): Promise<void> {
  await page.locator('body').press('r');
  await page.getByRole('dialog').locator('[contenteditable=true]').first().click();
  await page.keyboard.type('x');
}

const sections = ['signature', 'templates', 'rules', 'addresses', 'pictures', 'account', 'transfer'];
const section = (name: string): Face => ({ at: `/apps/email/settings/${name}`, shows: 'main h2' });

const connected = {
  host: 'imap.elsewhere.example',
  port: 993,
  security: 'tls',
  username: 'nora',
  state: 'failed',
  problem: 'The server stopped responding',
  syncedAt: '2026-03-12T09:41:00.000Z',
  version: 2,
};

/** First the defaults of a new user, then with content. */
function settings({ call, email }: Company): Face[] {
  const writeSignature = (signature: string) => call('PUT', '/api/v1/mail/preferences', { signature });
  const fill = async (page: Page) => {
    await writeSignature('<p>Nora Quill</p>');
    await call('POST', '/api/v1/mail/templates', { name: 'Order', subject: 'Order', message: '<p>Order</p>' });
    await call('POST', '/api/v1/mail/rules', { subject: 'lunch', words: 'oak', folder: 'trash', label: 'private', isRead: true });
    // New users have not confirmed their address and cannot add more.
    const aliases = [{ id: 1, email: `team-${email}` }];
    await page.route('**/api/v1/mail/aliases', (route) => route.fulfill({ json: { aliases } }));
  };
  return [
    ...sections.map(section),
    {
      ...section('account'),
      open: async (page) => {
        await page.locator('main section button').last().click();
        await sendOff('form')(page);
      },
    },
    { ...section('signature'), before: fill },
    ...['templates', 'rules', 'addresses'].map(section),
    { ...section('rules'), open: pressFirst('main section li button:not(:disabled)') },
    { ...section('templates'), open: pressFirst('main section li button', 'form') },
    {
      ...section('account'),
      before: (page) => page.route('**/api/v1/mail/account', (route) => route.fulfill({ json: { account: connected } })),
    },
    {
      // Someone else saves another version in the meantime, so both are shown.
      ...section('signature'),
      open: async (page) => {
        await page.locator('[role=textbox]').click();
        await page.keyboard.type('Quill');
        await writeSignature(`<p>Order ${Date.now()}</p>`);
        await page.locator('button[type=submit]').click();
        await page.locator('main iframe').nth(2).waitFor();
      },
    },
  ];
}
