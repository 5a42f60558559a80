import { expect, test } from 'vitest';
import { blogCalls } from '../../../../tests/blog-calls.ts';
import { publicationWork } from './post-notices.ts';

const blog = blogCalls();
const { people } = blog;
const work = () => publicationWork.work(blog.atrium.deps);
const told = async (who = people.author) => {
  const { body } = await who.get('/api/v1/notifications');
  return body.notifications.filter(({ area }: { area: string }) => area === 'blog');
};
const scheduled = { status: 'Scheduled', publishedAt: '2030-03-10T10:00:00Z' };

test('notifies the author of a scheduled post once when it goes live, also under concurrent sweeps', async () => {
  const { id, version } = await blog.add({ blogTitle: 'Oak', excerpt: 'Of oak', ...scheduled }, people.author);
  await work();
  expect(await told()).toEqual([]);
  blog.atrium.clock.advance(60 * 60 * 1000);
  await Promise.all([work(), work(), work()]);
  await work();
  expect(await told()).toMatchObject([
    { kind: 'reminder', area: 'blog', title: 'Oak', excerpt: 'Of oak', path: `/pages/blog/detail/${id}`, at: '2030-03-10T10:00:00.000Z' },
  ]);
  const edited = (await people.author.get('/blog/list/data/edit', { id })).body;
  // An edit in progress is saved as if nothing had happened.
  expect([edited.status, edited.version]).toEqual(['Published', version]);
  expect((await blog.saved(id, { excerpt: 'Of old oak', version }, people.author)).status).toBe('Published');
  const feed = (await blog.visit('/blog/juniper/feed.xml')).body;
  expect(feed).toContain('<published>2030-03-10T10:00:00.000Z</published>');
});

test('sends nothing for a post that was deleted or postponed', async () => {
  const before = (await told()).length;
  const gone = await blog.add({ blogTitle: 'Gone', ...scheduled }, people.author);
  const later = await blog.add({ blogTitle: 'Later', ...scheduled }, people.author);
  await blog.remove(`/api/v1/blog/posts/${gone.id}`, people.admin);
  await blog.saved(later.id, { publishedAt: '2030-03-11T10:00:00Z' }, people.author);
  blog.atrium.clock.advance(60 * 60 * 1000);
  await work();
  expect(await told()).toHaveLength(before);
  blog.atrium.clock.advance(24 * 60 * 60 * 1000);
  await work();
  expect((await told()).map(({ title }: { title: string }) => title)).toContain('Later');
});

test('open pages are notified when it is published', async () => {
  const { id } = await blog.add({ ...scheduled }, people.author);
  blog.atrium.clock.advance(60 * 60 * 1000);
  const heard: unknown[] = [];
  const stop = blog.atrium.deps.changes.subscribe('juniper', (change) => heard.push(change));
  await work();
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'blog', ids: [id] }));
  stop();
});
