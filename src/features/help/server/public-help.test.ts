import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { openHelp, readHelpOpening } from '../public-contract.ts';

let atrium: TestApi;
let admin: Client;
const at = '/knowledge-base/juniper';
const path = '/api/v1/help/public';

beforeAll(async () => {
  atrium = await testApi({ settings: { publicUrl: 'https://atrium.example' } });
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());
const open = (isPublic: boolean, who = admin) => who.post(path, { isPublic });
beforeEach(async () => void (await open(true)));

const visit = (where = at, headers: Record<string, string> = { Accept: 'text/html' }) => clientWith(atrium, null).get(where, {}, headers);

async function write(fields: object) {
  const [group] = (await admin.get('/faq/data/category')).body;
  const given = { groupId: group.id, question: 'How tall is an oak?', content: '<p>As tall as it likes.</p>', state: 'Published' };
  const { status, body } = await admin.post('/api/v1/help/articles', { ...given, ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.article as { id: number; slug: string; version: number };
}

test('is limited to the company until it is made public, and again afterward', async () => {
  const { slug } = await write({ question: 'Is it open?' });
  expect((await visit()).status).toBe(200);
  expect(openHelp.answer?.parse((await open(false)).body)).toEqual({
    isPublic: false,
    address: 'https://atrium.example/knowledge-base/juniper',
  });
  expect([(await visit()).status, (await visit(`${at}/${slug}`)).status]).toEqual([404, 404]);
  expect((await visit(at, {})).body.error.code).toBe('not_found');
  expect(readHelpOpening.answer?.parse((await admin.get(path)).body).isPublic).toBe(false);
  const another = await registerUser(atrium);
  expect((await another.get(path)).body.isPublic).toBe(false);
  expect((await visit(`/knowledge-base/${another.userData.eid.split('-')[0]}`)).status).toBe(404);
  expect((await visit('/knowledge-base/nowhere')).status).toBe(404);
});

test('can only be made public with permission to manage it, which is audited', async () => {
  const staff = await signInAs(atrium, 'client');
  expect([(await open(false, staff)).status, (await staff.get(path)).status]).toEqual([403, 403]);
  await open(false);
  await open(true);
  const { entries } = (await admin.get('/api/v1/audit', { perPage: 2 })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['help.opened', 'help.closed']);
});

test('shows only published articles, by category', async () => {
  const shown = await write({ question: 'Which <wood> is "hard"?' });
  const draft = await write({ question: 'Which secret is kept?', state: 'Draft' });
  const { body, headers } = await visit();
  expect(body).toContain(`href="https://atrium.example/knowledge-base/juniper/${shown.slug}">Which &lt;wood&gt; is &quot;hard&quot;?</a>`);
  expect(body).not.toContain('Which secret');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect((await visit(`${at}/${draft.slug}`)).status).toBe(404);
});

test('shows an article with text and neighbors; an old slug redirects to the current one', async () => {
  const { id, slug, version } = await write({ question: 'How is oak oiled?', content: '<p>Thinly.</p><script>alert(1)</script>' });
  const { body, status } = await visit(`${at}/${slug}`);
  expect(status).toBe(200);
  expect(body).toContain('<h1 dir="auto">How is oak oiled?</h1>');
  expect(body).toContain('<p>Thinly.</p>');
  expect(body).not.toContain('<script');
  expect(body).toContain('Related questions');
  expect((await admin.post(`/api/v1/help/articles/${id}`, { slug: `${slug}-anew`, version })).status).toBe(200);
  const moved = await visit(`${at}/${slug}`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, `https://atrium.example/knowledge-base/juniper/${slug}-anew`]);
});

test('a search finds articles with all its words and shows the query', async () => {
  await write({ question: 'Why does larch smell?', content: '<p>It is the resin.</p>' });
  await write({ question: 'Which larch is kept?', content: '<p>Nobody knows of the resin.</p>', state: 'Draft' });
  const { body } = await visit(`${at}?q=larch%20resin`);
  expect(body).toContain('Why does larch smell?');
  expect(body).not.toContain('Which larch is kept?');
  expect((await visit(`${at}?q=${encodeURIComponent('<b>xylophone')}`)).body).toContain('No results for “&lt;b&gt;xylophone”');
});
