import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { signInAs } from '../../../../../tests/client.ts';
import { message, openPage, settled } from '../../../../../tests/page/open-page.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Opens the editor of a new draft. */
async function openArticle() {
  const owner = await signInAs(api, 'admin');
  const [group] = (await owner.get('/faq/data/category', { category: '' })).body;
  const draft = { question: 'Where is it?', groupId: group.id, content: '<p>There.</p>' };
  const { status, body } = await owner.post('/api/v1/help/articles', draft);
  expect(status, JSON.stringify(body)).toBe(201);
  const path = `/api/v1/help/articles/${body.article.id}`;
  const page = await openPage(api, `/pages/help/edit/${body.article.id}`, owner);
  await page.findByRole('textbox', { name: 'Question' });
  await settled();
  const question = () => page.getByRole('textbox', { name: 'Question' });
  const write = async (text: string) => {
    await page.user.clear(question());
    await page.user.type(question(), text);
  };
  const saved = async () => (await owner.get(path)).body.article;
  return { owner, page, path, question, write, saved, version: body.article.version };
}

test('a conflicting save shows both versions, and either can be kept', async () => {
  const { owner, page, path, question, write, saved, version } = await openArticle();
  const title = { name: 'This was changed by someone else' };
  const conflict = async () => within((await page.findByRole('heading', title)).closest<HTMLElement>('[role=alert]') as HTMLElement);
  await write('Where is mine?');
  expect((await owner.post(path, { question: 'Where is theirs?', version })).status).toBe(200);
  await page.user.click(page.getByRole('button', { name: 'Save draft' }));
  const row = (await conflict()).getByRole('row', { name: /^Question/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Where is mine?', 'Where is theirs?']);
  await page.user.click((await conflict()).getByRole('button', { name: 'Save mine' }));
  await waitFor(async () => expect((await saved()).question).toBe('Where is mine?'));
  await waitFor(() => expect(page.queryByRole('heading', title)).toBeNull());

  await settled();
  await write('Where is mine now?');
  const { version: newest } = await saved();
  expect((await owner.post(path, { question: 'Where is theirs now?', version: newest })).status).toBe(200);
  await page.user.click(page.getByRole('button', { name: 'Save draft' }));
  await page.user.click((await conflict()).getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(question()).toHaveValue('Where is theirs now?'));
  expect((await saved()).question).toBe('Where is theirs now?');
});

test('saving and publishing an article can each be undone', async () => {
  const { page, question, write, saved } = await openArticle();
  await write('Where was it?');
  await page.user.click(page.getByRole('button', { name: 'Save draft' }));
  await page.user.click(within(await message(page, /“Where was it\?” saved/)).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await saved()).question).toBe('Where is it?'));
  await waitFor(() => expect(question()).toHaveValue('Where is it?'));
  await settled();
  await page.user.click(page.getByRole('button', { name: 'Publish' }));
  await page.user.click(within(await message(page, /” published/)).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await saved()).state).toBe('Draft'));
  expect(await page.findByRole('button', { name: 'Publish' })).toBeEnabled();
});
