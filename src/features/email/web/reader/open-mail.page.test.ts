import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';
import { entityOf } from '../../../../../tests/workspace-archives.ts';
import { receiveMail } from '../../server/receiving/receive-mail.ts';

const api = await testApi();
afterAll(() => api.close());

type Owner = Awaited<ReturnType<typeof registerUser>>;
const receive = (owner: Owner, lines: readonly string[]) =>
  receiveMail(api.deps, new Uint8Array(Buffer.from(lines.join('\r\n'))), [{ entity: entityOf(owner), personId: owner.userData.id }]);
const listOf = async (owner: Owner, folder = 'inbox') =>
  (await owner.get('/apps/email/emails', { folder })).body.emails as { id: number; subject: string }[];

test('an email of a conversation shows its own subject if different, and collapses many recipients', async () => {
  const owner = await registerUser(api);
  const people = Array.from({ length: 25 }, (_, at) => `person${at}@example.com`);
  await receive(owner, ['From: ana@example.com', `To: ${people.join(', ')}`, 'Subject: Oak', 'Message-ID: <1@example.com>', '', 'First']);
  await receive(owner, [
    ...['From: ben@example.com', 'Subject: Re: Oak', 'Message-ID: <2@example.com>', 'In-Reply-To: <1@example.com>', '', 'Second'],
  ]);
  await receive(owner, [
    ...['From: eva@example.com', 'Subject: Re: Pine (was: Oak)', 'Message-ID: <3@example.com>', 'In-Reply-To: <2@example.com>'],
    ...['References: <1@example.com> <2@example.com>', '', 'Third', '> Second'],
  ]);
  const [listed] = await listOf(owner);
  const page = await openPage(api, `/apps/email/inbox/${listed?.id}`, owner);
  await page.findByRole('heading', { name: 'Re: Pine (was: Oak)' });
  expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).not.toContain('Re: Oak');
  const more = await page.findByRole('button', { name: /20 more/ });
  expect(page.queryByText('person24@example.com')).toBeNull();
  await page.user.click(more);
  await page.findByText('person24@example.com');
});

test('a reply to many collapses its recipients and keeps all of them', async () => {
  const owner = await registerUser(api);
  const domain = owner.userData.email.split('@')[1];
  const people = Array.from({ length: 60 }, (_, at) => `person${at}@${domain}`);
  await receive(owner, ['From: ana@example.com', `To: ${people.join(', ')}`, 'Subject: Oak', 'Message-ID: <6@example.com>', '', 'First']);
  const [listed] = await listOf(owner);
  const page = await openPage(api, `/apps/email/inbox/${listed?.id}`, owner);
  await page.findByTitle(/^Text of the mail/);
  await page.user.keyboard('a');
  const chips = within(await page.findByRole('list', { name: /\bTo\b/ }));
  const shown = () => chips.queryAllByText(/^person\d+@/).length;
  await chips.findByRole('button', { name: 'and 41 more' });
  expect(shown()).toBe(19);
  const input = chips.getByRole('combobox', { name: 'To' });
  // A typed recipient expands the list; a pasted list collapses it again.
  await page.user.type(input, `one@${domain},`);
  await chips.findByText(`one@${domain}`);
  expect(shown()).toBe(60);
  input.focus();
  await page.user.paste(`two@${domain}, three@${domain}`);
  await page.user.click(await chips.findByRole('button', { name: 'and 44 more' }));
  expect(input).toHaveFocus();
  expect(shown()).toBe(60);
  chips.getByText(`three@${domain}`);
  const saved = async () => {
    const drafts = (await owner.get('/apps/email/emails', { folder: 'draft' })).body.emails as { to: unknown[] }[];
    return drafts[0]?.to.length;
  };
  await waitFor(async () => expect(await saved()).toBe(64));
});

test('a thumbnail that can’t be loaded offline is replaced by an icon and a text, and is retried', async () => {
  const owner = await registerUser(api);
  await receive(owner, [
    ...['From: ana@example.com', 'Subject: Photo', 'Message-ID: <7@example.com>', 'Content-Type: multipart/mixed; boundary=b', ''],
    ...['--b', '', 'Look', '--b', 'Content-Type: image/png; name=oak.png', 'Content-Disposition: attachment; filename=oak.png'],
    ...['Content-Transfer-Encoding: base64', ''],
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    '--b--',
  ]);
  const [listed] = await listOf(owner);
  const page = await openPage(api, `/apps/email/inbox/${listed?.id}`, owner);
  // After a refetch, a file has a different URL, and so a different element.
  const file = () => page.getByTitle('Open oak.png');
  await page.findByTitle('Open oak.png');
  await waitFor(() => expect(file().querySelector('img')).not.toBeNull());
  page.network.isOnline = false;
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => {
    file().querySelector('img')?.dispatchEvent(new Event('error'));
    expect(file().querySelector('img')).toBeNull();
    expect(file().querySelector('svg')).not.toBeNull();
    expect(file().textContent).toContain('No preview available');
  });
  page.network.isOnline = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    file().querySelector('img')?.dispatchEvent(new Event('load'));
    expect(file().querySelector('img')).not.toBeNull();
    expect(file().textContent).not.toContain('No preview');
  });
});

test('background images are shown once the reader allows images, and not fetched before', async () => {
  const owner = await registerUser(api);
  const [cell, wall] = ['https://pictures.example/cell.png', 'https://pictures.example/wall.png'];
  await receive(owner, [
    ...['From: shop@example.com', 'Subject: News', 'Message-ID: <5@example.com>', 'Content-Type: text/html', ''],
    `<table background="${wall}"><tr><td style="background:url(${cell})">Oak</td></tr></table>`,
  ]);
  const [listed] = await listOf(owner);
  const page = await openPage(api, `/apps/email/inbox/${listed?.id}`, owner);
  const data = 'data:image/png;base64,iVBORw0KGgo=';
  page.network.answer = (call) => (call.includes('/picture?') ? Response.json({ data }) : undefined);
  const shown = () => document.querySelector('iframe')?.getAttribute('srcdoc') ?? '';
  await waitFor(() => expect(shown()).toContain('Oak'));
  expect(shown()).not.toMatch(/pictures\.example|url\(data/);
  expect(page.network.calls.filter((call) => call.includes('pictures.example'))).toEqual([]);
  await page.user.click(await page.findByRole('button', { name: 'Show images' }));
  await waitFor(() => expect(shown().split(`url(${data})`).length + shown().split(`url(&quot;${data}&quot;)`).length).toBe(4));
  expect(shown()).not.toContain('pictures.example');
});

test('an invitation shows its recurrence', async () => {
  const owner = await registerUser(api);
  await receive(owner, [
    ...['From: ana@example.com', 'Subject: Stand-up', 'Message-ID: <4@example.com>', 'Content-Type: multipart/mixed; boundary=b', ''],
    ...['--b', '', 'Join us', '--b', 'Content-Type: text/calendar; method=REQUEST; charset=utf-8', ''],
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//b', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:stand-up@example.com'],
    ...['DTSTAMP:20260301T000000Z', 'DTSTART:20260302T090000Z', 'DTEND:20260302T091500Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4'],
    ...[
      'SUMMARY:Stand-up',
      'ORGANIZER:mailto:ana@example.com',
      `ATTENDEE:mailto:${owner.userData.email}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '--b--',
    ],
  ]);
  const [listed] = await listOf(owner);
  const page = await openPage(api, `/apps/email/inbox/${listed?.id}`, owner);
  await page.findByText(/Monday.*4 times/);
});

test('several files are imported at once and counted together', async () => {
  const owner = await registerUser(api);
  const page = await openPage(api, '/apps/email/settings/transfer', owner);
  const field = (await page.findByLabelText(/mbox/i, { selector: 'input[type=file]' })) as HTMLInputElement;
  const files = ['Oak', 'Pine'].map(
    (subject) => new File([`From: a@example.com\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@b>\r\n\r\nText\r\n`], `${subject}.eml`),
  );
  await page.user.upload(field, files);
  const form = within(field.closest('form') as HTMLFormElement);
  await page.user.click(form.getByRole('button', { name: 'Import' }));
  await waitFor(async () => expect((await listOf(owner)).map(({ subject }) => subject).sort()).toEqual(['Oak', 'Pine']));
  await waitFor(() => expect(form.getByRole('status').textContent).toMatch(/2/));
});
