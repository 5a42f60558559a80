import { afterAll, beforeEach, expect, test } from 'vitest';
import { readMigrations } from '#hosts/node/apply-migrations.ts';
import { type Client, registerUser } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { cleanWork } from './clean-stored-mails.ts';
import { receiveMail } from './receive-mail.ts';

let atrium: TestApi;
let who: Client;
let entity: string;
beforeEach(async () => {
  atrium ??= await testApi({ settings: { sampleData: false } });
  who = await registerUser(atrium);
  entity = who.userData.eid.split('-')[0] ?? '';
});
afterAll(() => atrium.close());

/** Runs the migration that schedules all stored emails for sanitizing. */
async function upgrade(): Promise<void> {
  const migration = (await readMigrations()).find(({ name }) => name.includes('mail-cleanings'));
  const statement = migration?.sql.split('--> statement-breakpoint').at(-1) ?? '';
  expect(statement).toContain('INSERT INTO mail_cleanings');
  await atrium.ownerQuery(statement);
}
const isDone = async () => (await atrium.ownerQuery('select from mail_cleanings')).length === 0;

async function receive(lines: string[]): Promise<number> {
  const before = new Set((await inbox()).map(({ id }) => id));
  const source = ['From: ada@b.example', `Subject: oak ${before.size}`, ...lines].join('\r\n');
  await receiveMail(atrium.deps, new TextEncoder().encode(source), [{ entity, personId: who.userData.id }]);
  return (await inbox()).find(({ id }) => !before.has(id))?.id ?? 0;
}
const inbox = async (): Promise<{ id: number }[]> => (await who.get('/apps/email/emails', { folder: 'inbox', perPage: 100 })).body.emails;
const open = async (id: number) => (await who.get('/apps/email/get-email', { id })).body;
/** As another version of the sanitizer stored it. */
const store = (id: number, message: string, more = '') =>
  atrium.ownerQuery(`update mails set message = $1, message_text = 'as it was' ${more} where entity = '${entity}' and id = ${id}`, [
    message,
  ]);

const html = (text: string) => ['Content-Type: text/html; charset=utf-8', '', text];
const picture = ['Content-Type: image/png; name="logo.png"', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo='];

test('parses a stored email again from its source with the current rules', async () => {
  const sheeted = await receive(html('<style>p{margin:0}</style><p>Oak</p><script>1</script>'));
  await store(sheeted, '<p onclick="alert(1)">Oak</p><script>alert(1)</script>');
  const pictured = await receive([
    'Content-Type: multipart/mixed; boundary=b',
    ...['', '--b', ...html('<p>Elm <img src="cid:logo.png"></p>'), '--b', ...picture, '--b--'],
  ]);
  const shown = (await open(pictured)).message;
  await store(pictured, '<p>Elm</p>', `, attachments = attachments #- '{0,contentId}'`);
  await upgrade();
  while (!(await isDone())) await cleanWork.work(atrium.deps);
  expect((await open(sheeted)).message).toBe('<style>.atrium-mail p{margin:0}</style><div class="atrium-mail"><p>Oak</p></div>');
  expect(shown).toMatch(/<img src="\/api\/v1\/files\//);
  expect((await open(pictured)).message).toBe(shown);
  expect((await open(pictured)).attachments).toEqual([]);
  expect((await who.get('/apps/email/emails', { folder: 'inbox', q: 'elm' })).body.emails.map(({ id }: { id: number }) => id)).toEqual([
    pictured,
  ]);
});

test('sanitizes only the stored text if the source is missing, different, or unreadable', async () => {
  const gone = await receive(html('<p>Oak</p>'));
  await store(gone, '<p style="position:fixed;color:red">Yew</p><iframe src="https://b.example"></iframe>', ', source_file_id = null');
  const other = await receive([
    'Content-Type: multipart/mixed; boundary=b',
    ...['', '--b', ...html('<p>Ash</p>'), '--b', ...picture, '--b--'],
  ]);
  await store(other, '<p onclick="a()">Fir</p>', `, attachments = jsonb_set(attachments, '{0,fileName}', '"other.png"')`);
  const draft = (await who.post('/api/v1/emails/drafts', { message: '<p>Draft</p>', key: crypto.randomUUID() })).body.email;
  await upgrade();
  while (!(await isDone())) await cleanWork.work(atrium.deps);
  expect((await open(gone)).message).toBe('<p style="color:red">Yew</p>');
  expect((await open(other)).message).toBe('<p>Fir</p>');
  expect((await open(other)).attachments).toMatchObject([{ fileName: 'other.png' }]);
  expect(await open(draft.id)).toMatchObject({ message: '<p>Draft</p>', version: draft.version });
});
