import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../../tests/client.ts';
import { message, openPage, settled } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Opens the editor of a new post and types a title after someone else has saved another one. */
async function openConflict() {
  const owner = await registerUser(api);
  const { post } = (await owner.post('/api/v1/blog/posts', { blogTitle: 'Kilns', content: '<p>Of brick.</p>' })).body;
  const path = `/api/v1/blog/posts/${post.id}`;
  const page = await openPage(api, `/pages/blog/edit/${post.id}`, owner);
  const title = () => page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  await title();
  await settled();

  // Autosave would run first; this delays it until the other change is saved.
  const { promise: theirsIsIn, resolve } = Promise.withResolvers<void>();
  page.network.before = (call) => (call === `POST ${path}` ? theirsIsIn : undefined);
  await page.user.clear(await title());
  await page.user.type(await title(), 'Kilns, mine');
  expect((await owner.post(path, { blogTitle: 'Kilns, theirs', version: post.version })).status).toBe(200);
  resolve();
  const note = await page.findByRole('alert', { name: /saved a newer version/ });
  const saved = async () => (await owner.get('/blog/list/data/edit', { id: post.id })).body.blogTitle;
  return { page, title, note, saved };
}

test('a conflicting save shows both versions, and the own one can become the next revision', async () => {
  const { page, title, note, saved } = await openConflict();
  expect(note).toHaveTextContent('Kilns, mine');
  expect(note).toHaveTextContent('Kilns, theirs');
  expect(await saved()).toBe('Kilns, theirs');
  await page.user.click(within(note).getByRole('button', { name: 'Save mine as a new revision' }));
  await waitFor(async () => expect(await saved()).toBe('Kilns, mine'));
  expect(await title()).toHaveValue('Kilns, mine');
  await waitFor(() => expect(page.queryByRole('alert', { name: /saved a newer version/ })).toBeNull());
});

test('taking the other version of a post can be undone', async () => {
  const { page, title, note, saved } = await openConflict();
  await page.user.click(within(note).getByRole('button', { name: 'Use theirs' }));
  await waitFor(async () => expect(await title()).toHaveValue('Kilns, theirs'));
  await page.user.click(within(await message(page, /Replaced with the other version/)).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await saved()).toBe('Kilns, mine'));
});
