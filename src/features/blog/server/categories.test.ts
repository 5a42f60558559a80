import { describe, expect, test } from 'vitest';
import { blogCalls } from '../../../../tests/blog-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { type Category, listCategories } from '../category-contract.ts';

const blog = blogCalls();
const { people } = blog;
const all = async () => {
  const { status, body } = await people.admin.get('/api/v1/blog/categories');
  expect(status).toBe(200);
  listCategories.answer?.parse(body);
  return body.categories as (Category & { posts: number })[];
};
const names = async () => (await all()).map(({ name }) => name);
const add = async (name: string): Promise<Category> =>
  (await people.admin.post('/api/v1/blog/categories', { name, icon: 'tool' })).body.category;
const move = (id: number, beforeId: number | null, who = people.admin) => who.post(`/api/v1/blog/categories/${id}/move`, { beforeId });

test('are added, edited, deleted, and restored with their posts', async () => {
  const { id } = await add('Kilns');
  await blog.add({ categoryIds: [id] });
  expect(refusedFields(await people.admin.post('/api/v1/blog/categories', { name: 'kilns' }))).toEqual([400, ['name']]);
  expect((await people.admin.post(`/api/v1/blog/categories/${id}`, { name: 'Ovens' })).body.category).toEqual({
    ...{ id, name: 'Ovens', icon: 'tool', version: 2 },
  });
  expect((await all()).find((one) => one.id === id)?.posts).toBe(1);
  await blog.remove(`/api/v1/blog/categories/${id}`, people.admin);
  const shown = async () => (await people.admin.get('/api/v1/blog/posts')).body.posts[0].categories;
  expect(await shown()).toEqual([]);
  await people.admin.post(`/api/v1/blog/categories/${id}/restore`);
  expect(await shown()).toEqual([{ id, name: 'Ovens', icon: 'tool' }]);
  await blog.remove(`/api/v1/blog/categories/${id}`, people.admin);
});

test('a change must be based on the current version', async () => {
  const { id } = await add('Before');
  await people.admin.post(`/api/v1/blog/categories/${id}`, { name: 'After', version: 1 });
  const late = await people.admin.post(`/api/v1/blog/categories/${id}`, { icon: 'star', version: 1 });
  expect([late.status, late.body.error.current]).toEqual([409, { id, name: 'After', icon: 'tool', version: 2 }]);
  await blog.remove(`/api/v1/blog/categories/${id}`, people.admin);
});

describe('ordering categories', () => {
  test('sorts by name until one is moved, then keeps the manual order on all pages', async () => {
    const before = await names();
    expect(before).toEqual(before.toSorted((one, other) => one.localeCompare(other, 'en')));
    const [first, , third] = await all();
    expect((await move(third?.id ?? 0, first?.id ?? 0)).status).toBe(200);
    const moved = [third?.name, ...before.filter((name) => name !== third?.name)];
    expect(await names()).toEqual(moved);
    const { body } = await people.reader.get('/blog/list/data/sidebar');
    expect(body.categories.map(({ category }: { category: string }) => category)).toEqual(moved);
    const { id } = await add('Aardvarks');
    expect((await names()).at(-1)).toBe('Aardvarks');
    await move(id, null);
    await move(id, id);
    expect((await names()).at(-1)).toBe('Aardvarks');
    await blog.remove(`/api/v1/blog/categories/${id}`, people.admin);
  });
  test('loses none when several are moved at once', async () => {
    const before = await all();
    const [first] = before;
    const answers = await Promise.all(before.slice(1).map(({ id }) => move(id, first?.id ?? 0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await all();
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.at(-1)?.id).toBe(first?.id);
  });
  test('rejects categories of other companies, deleted ones, and read-only users', async () => {
    const [first, second] = await all();
    expect((await move(first?.id ?? 0, 987_654)).status).toBe(404);
    expect((await move(987_654, first?.id ?? 0)).status).toBe(404);
    expect((await move(first?.id ?? 0, second?.id ?? 0, people.reader)).status).toBe(403);
    expect((await people.reader.get('/api/v1/blog/categories')).status).toBe(403);
  });
});
