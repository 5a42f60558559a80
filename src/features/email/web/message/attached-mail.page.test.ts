import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';
import { entityOf } from '../../../../../tests/workspace-archives.ts';
import { receiveMail } from '../../server/receiving/receive-mail.ts';

const api = await testApi();
afterAll(() => api.close());

const source = [
  ...['From: Ana <ana@example.com>', 'Subject: Forwarded', 'Content-Type: multipart/mixed; boundary=b', ''],
  ...[
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: Ben <ben@example.com>',
    'Subject: Oak table',
    'Content-Type: multipart/mixed; boundary=c',
  ],
  ...[
    '',
    '--c',
    '',
    'It is oak',
    '--c',
    'Content-Type: message/rfc822',
    '',
    'From: Eva <eva@example.com>',
    'Subject: Innermost',
    '',
    'Deep',
  ],
  ...['--c--', '--b--'],
].join('\r\n');

test('an email without text says so, and opens its attached email and the one nested in that', async () => {
  const owner = await registerUser(api);
  await receiveMail(api.deps, new Uint8Array(Buffer.from(source)), [{ entity: entityOf(owner), personId: owner.userData.id }]);
  const { emails } = (await owner.get('/apps/email/emails', { folder: 'inbox' })).body;
  const page = await openPage(api, `/apps/email/inbox/${emails[0].id}`, owner);
  await page.findByText('This message has no text to show.');
  await page.user.click(await page.findByTitle('Open Oak table.eml'));
  await page.findByText('ben@example.com');
  await page.user.click(await page.findByText('Innermost.eml'));
  await page.findByText('eva@example.com');
  await page.user.click(await page.findByRole('button', { name: 'Back' }));
  await page.findByText('ben@example.com');
  expect(page.getByRole('dialog').textContent).toContain('Oak table');
});
