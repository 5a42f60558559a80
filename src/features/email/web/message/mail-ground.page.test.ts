import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { openPage } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';
import { entityOf } from '../../../../../tests/workspace-archives.ts';
import { receiveMail } from '../../server/receiving/receive-mail.ts';

const api = await testApi();
afterAll(() => api.close());

const source = [
  ...['From: Ana <ana@example.com>', 'Subject: Oak', 'Content-Type: multipart/related; boundary=b', ''],
  ...['--b', 'Content-Type: text/html', ''],
  '<div style="background-image:url(cid:p@x)">Oak</div><div ground="/api/v1/files/e/1/a.png?expires=1&amp;signature=x">Elm</div>',
  ...['--b', 'Content-Type: image/png; name=p.png', 'Content-ID: <p@x>', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo='],
  '--b--',
].join('\r\n');

test('an image of the email is its background at once, and no other file on this server is', async () => {
  const owner = await registerUser(api);
  await receiveMail(api.deps, new Uint8Array(Buffer.from(source)), [{ entity: entityOf(owner), personId: owner.userData.id }]);
  const { emails } = (await owner.get('/apps/email/emails', { folder: 'inbox' })).body;
  expect(emails[0].attachments).toEqual([]);
  const page = await openPage(api, `/apps/email/inbox/${emails[0].id}`, owner);
  const frame = await page.findByTitle<HTMLIFrameElement>('Text of the mail from Ana');
  expect(frame.srcdoc.match(/background-image:[^>]*\/api\/v1\/files\/[^>]*>/g)).toHaveLength(1);
  expect(frame.srcdoc).toContain('p.png?');
  expect(page.queryByText(/images/)).toBeNull();
});
