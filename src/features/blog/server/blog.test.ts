import { describe, expect, test } from 'vitest';
import { blogCalls } from '../../../../tests/blog-calls.ts';
import { clientWith, signInAs } from '../../../../tests/client.ts';
import { testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { listBlog, listPosts, listRevisions, readBlogDetail, readBlogEdit, readBlogSidebar, readRevision } from '../contract.ts';
import { sampleCategories, samplePosts } from '../sample-posts.ts';

const blog = blogCalls();
const { people } = blog;
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const list = async (query: Record<string, string | number> = {}, who = people.admin) => {
  const { status, body } = await who.get('/api/v1/blog/posts', query);
  expect(status, JSON.stringify(body)).toBe(200);
  listPosts.answer?.parse(body);
  return [body.total, titles(body.posts)];
};
const published = { status: 'Published' };

test('the sample data is served by the endpoints of the specification', async () => {
  const atrium = await testApi();
  try {
    const admin = await signInAs(atrium, 'admin');
    const read = async (path: string, query = {}) => (await admin.get(path, query)).body;
    const posts = listBlog.answer?.parse(await read('/blog/list/data')) ?? [];
    expect(posts).toHaveLength(samplePosts.length);
    expect(posts.every(({ img, avatar }) => img && avatar)).toBe(true);
    expect(posts.map(({ comment }) => comment)).toEqual([0, 0, 3, 0, 2, 3, 3, 4, 2]);
    const sidebar = readBlogSidebar.answer?.parse(await read('/blog/list/data/sidebar'));
    expect([sidebar?.recentPosts.length, sidebar?.categories.length]).toEqual([4, sampleCategories.length]);
    const newest = readBlogDetail.answer?.parse(await read('/blog/list/data/detail'));
    expect(newest?.blog.title).toBe(posts[0]?.title);
    const oak = posts.find(({ title }) => title.startsWith('Nine days'));
    const detail = readBlogDetail.answer?.parse(await read('/blog/list/data/detail', { id: oak?.id }));
    expect([detail?.comments.length, detail?.blog.comments, detail?.blog.bookmarked]).toEqual([2, 2, 1]);
    const edited = readBlogEdit.answer?.parse(await read('/blog/list/data/edit', { id: oak?.id }));
    expect(edited).toMatchObject({ slug: 'nine-days-without-oak', status: 'Published', blogTitle: 'Nine days without oak', version: 1 });
    // Stored texts are already clean, and comments are dated after publication.
    for (const { id, content } of await atrium.ownerQuery('select id, content from blog_posts')) {
      const { status } = await admin.post(`/api/v1/blog/posts/${id}`, { content });
      expect(status).toBe(200);
    }
    expect(await atrium.ownerQuery('select distinct version from blog_posts')).toEqual([{ version: 1 }]);
    expect(
      await atrium.ownerQuery(
        'select 1 from blog_comments c join blog_posts p on p.id = c.post_id and p.entity = c.entity where c.created_at < p.published_at',
      ),
    ).toEqual([]);
  } finally {
    await atrium.close();
  }
});

describe('listing posts', () => {
  test('searches, filters, and paginates, newest first', async () => {
    await blog.add({
      blogTitle: 'Ash',
      ...published,
      publishedAt: '2030-01-02T09:00:00Z',
      tags: ['Wood', 'dry'],
      content: '<p>Under the <b>kiln</b></p>',
    });
    await blog.add({ blogTitle: 'Birch', ...published, publishedAt: '2030-01-03T09:00:00Z', tags: ['Wood'] });
    await blog.add({ blogTitle: 'Cedar' });
    expect(await list()).toEqual([3, ['Cedar', 'Birch', 'Ash']]);
    expect(await list({ q: ' KILN ' })).toEqual([1, ['Ash']]);
    expect(await list({ q: 'dry' })).toEqual([1, ['Ash']]);
    expect(await list({ tag: 'Wood' })).toEqual([2, ['Birch', 'Ash']]);
    expect(await list({ tag: 'wood' })).toEqual([0, []]);
    expect(await list({ status: 'Draft' })).toEqual([1, ['Cedar']]);
    expect(await list({ perPage: 2, page: 2 })).toEqual([3, ['Ash']]);
    expect(await list({ page: 0 })).toEqual([3, []]);
  });

  test('shows readers only published posts, and a scheduled one once its time has come', async () => {
    const scheduled = await blog.add({ blogTitle: 'Later', status: 'Scheduled', publishedAt: '2030-03-10T10:00:00Z' });
    await blog.add({ blogTitle: 'Draft' });
    await blog.add({ blogTitle: 'Now', ...published });
    expect(await list({}, people.reader)).toEqual([1, ['Now']]);
    expect((await people.reader.get('/blog/list/data/detail', { id: scheduled.id })).status).toBe(404);
    expect((await people.reader.get('/blog/list/data')).body).toHaveLength(1);
    expect(await list({ status: 'Scheduled' })).toEqual([1, ['Later']]);
    blog.atrium.clock.advance(60 * 60 * 1000);
    expect(await list({}, people.reader)).toEqual([2, ['Later', 'Now']]);
    expect((await blog.detail(scheduled.id, people.reader)).blog.status).toBe('Published');
    expect(await list({ status: 'Scheduled' })).toEqual([0, []]);
  });
});

describe('saving a post', () => {
  test('creates a revision for each change and none without changes', async () => {
    const post = await blog.add({ content: '<p>One</p>' });
    expect(post).toMatchObject({ version: 1, status: 'Draft', slug: 'oak', publishedAt: null, publicPath: null });
    expect((await blog.saved(post.id, { content: '<p>One</p>', version: 1 })).version).toBe(1);
    const second = await blog.saved(post.id, { content: '<p>Two</p>', version: 1 }, people.author);
    expect(second).toMatchObject({ version: 2, content: '<p>Two</p>', savedBy: 'author' });
    const { body } = await people.admin.get(`/api/v1/blog/posts/${post.id}/revisions`);
    listRevisions.answer?.parse(body);
    expect(body.revisions.map(({ number, savedBy }: { number: number; savedBy: string }) => [number, savedBy])).toEqual([
      [2, 'author'],
      [1, 'Maren Lindqvist'],
    ]);
    const first = await people.admin.get(`/api/v1/blog/posts/${post.id}/revisions/1`);
    readRevision.answer?.parse(first.body);
    expect(first.body.revision.content).toBe('<p>One</p>');
    const restored = await people.admin.post(`/api/v1/blog/posts/${post.id}/revisions/1/restore`, { version: 2 });
    expect(restored.body.post).toMatchObject({ version: 3, content: '<p>One</p>' });
    expect((await people.admin.post(`/api/v1/blog/posts/${post.id}/revisions/1/restore`, { version: 2 })).status).toBe(409);
  });

  test('based on an older revision is refused with the latest and overwrites nothing', async () => {
    const post = await blog.add({ content: '<p>Base</p>' });
    await blog.saved(post.id, { content: '<p>Theirs</p>', version: 1 }, people.staff);
    const { status, body } = await blog.save(post.id, { content: '<p>Mine</p>', version: 1 });
    expect([status, body.error.current]).toEqual([
      409,
      expect.objectContaining({ version: 2, content: '<p>Theirs</p>', savedBy: 'Josephine Okonkwo-Brandt' }),
    ]);
    expect((await blog.detail(post.id)).blog.content).toBe('<p>Theirs</p>');
    expect((await blog.saved(post.id, { content: '<p>Mine</p>', version: 2 })).version).toBe(3);
  });

  test('ten times at once stores one text per revision', async () => {
    const post = await blog.add({});
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        blog.save(post.id, { content: `<p>${index}</p>`, version: 1 }, index % 2 ? people.admin : people.staff),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await blog.atrium.ownerQuery(`select count(*)::int as held from blog_revisions where post_id = ${post.id}`)).toEqual([
      { held: 2 },
    ]);
  });

  test('publishes, schedules, and unpublishes', async () => {
    const { id } = await blog.add({ ...published });
    expect((await blog.detail(id)).blog).toMatchObject({
      status: 'Published',
      postedAt: '2030-03-10T09:00:00.000Z',
      publicPath: '/blog/juniper/posts/oak',
    });
    blog.atrium.clock.advance(1000);
    expect((await blog.saved(id, { excerpt: 'x' })).publishedAt).toBe('2030-03-10T09:00:00.000Z');
    expect(await blog.saved(id, { status: 'Pending' })).toMatchObject({ publishedAt: null, publicPath: null });
    expect(refusedFields(await blog.save(id, { status: 'Scheduled' }))).toEqual([400, ['publishedAt']]);
    expect(await blog.saved(id, { status: 'Scheduled', publishedAt: '2030-03-10T08:00:00Z' })).toMatchObject({ status: 'Published' });
    expect((await blog.saved(id, { status: 'Published', publishedAt: '2031-01-01T00:00:00Z' })).publishedAt).toBe(
      '2030-03-10T09:00:01.000Z',
    );
  });

  test('rejects invalid fields and names them', async () => {
    const { id } = await blog.add({});
    expect(refusedFields(await people.admin.post('/api/v1/blog/posts', { blogTitle: ' ' }))).toEqual([400, ['blogTitle']]);
    expect(refusedFields(await blog.save(id, { status: 'Gone' }))).toEqual([400, ['status']]);
    expect(refusedFields(await blog.save(id, { categoryIds: [999] }))).toEqual([400, ['categoryIds.0']]);
    expect(refusedFields(await blog.save(id, { featuredFileId: 1 }))).toEqual([400, ['featuredFileId']]);
    expect(refusedFields(await blog.save(id, { content: '<b>'.repeat(11_000) }))).toEqual([400, ['content']]);
    expect((await blog.save(id, { excerpt: 'x' }, people.reader)).status).toBe(403);
    for (const who of [people.elsewhere]) expect((await blog.save(id, { excerpt: 'x' }, who)).status).toBe(404);
  });
});

describe('slugs', () => {
  test('are derived from the title, with a number added when taken', async () => {
    expect((await blog.add({ blogTitle: 'Oak & Ash: über 9 %' })).slug).toBe('oak-ash-über-9');
    expect((await blog.add({ blogTitle: 'Oak & Ash — über 9' })).slug).toBe('oak-ash-über-9-2');
    expect((await blog.add({ blogTitle: '!?' })).slug).toBe('post');
    expect((await blog.add({ blogTitle: 'خشب البلوط' })).slug).toBe('خشب-البلوط');
  });

  test('are unique, also for two concurrent saves', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => blog.add({ blogTitle: 'Same' })));
    expect(made.map(({ slug }) => slug).sort()).toEqual(['same', 'same-2', 'same-3', 'same-4', 'same-5']);
    expect(refusedFields(await blog.save(made[0]?.id ?? 0, { slug: made[1]?.slug }))).toEqual([400, ['slug']]);
  });

  test('stay reserved after a change, unless the post was never readable there', async () => {
    const { id } = await blog.add({ blogTitle: 'First', ...published });
    expect((await blog.saved(id, { slug: 'second' })).slug).toBe('second');
    expect(refusedFields(await blog.save((await blog.add({})).id, { slug: 'first' }))).toEqual([400, ['slug']]);
    expect((await blog.saved(id, { slug: 'first' })).slug).toBe('first');
    const draft = await blog.add({ blogTitle: 'Third' });
    await blog.saved(draft.id, { slug: 'fourth' });
    expect((await blog.add({ blogTitle: 'Third' })).slug).toBe('third');
  });
});

describe('pictures', () => {
  test('must be the caller’s uploads; a file id alone is not enough', async () => {
    const file = await blog.upload();
    const { id, featuredImage, content } = await blog.add({
      featuredFileId: file.id,
      content: `<p>x</p><img src="${file.url.replaceAll('&', '&amp;')}" alt="Oak" onload="x()" />`,
    });
    expect([featuredImage, content]).toEqual([expect.stringContaining('/api/v1/files/juniper/'), expect.stringContaining('alt="Oak"')]);
    const [kept] = await blog.atrium.ownerQuery(`select content from blog_posts where id = ${id}`);
    expect(kept?.content).toBe(`<p>x</p><img src="file:${file.id}" alt="Oak" />`);
    const guessed = file.url.replace(/signature=[\w-]+/, 'signature=x').replaceAll('&', '&amp;');
    const other = await blog.add({ content: `<img src="${guessed}" /><img src="file:${file.id}" />` }, people.staff);
    expect(other.content).toBe('');
    expect(refusedFields(await blog.save(other.id, { featuredFileId: file.id }, people.staff))).toEqual([400, ['featuredFileId']]);
    // Pictures the post already has stay, however old the page that sends them.
    expect((await blog.saved(id, { content: `<img src="${guessed}" alt="Oak" />` }, people.staff)).content).toContain('alt="Oak"');
  });

  test('referenced by posts and revisions are not swept', async () => {
    const file = await blog.upload();
    const { id } = await blog.add({ featuredFileId: file.id });
    await blog.saved(id, { featuredFileId: null });
    expect((await blog.saved(id, { featuredFileId: file.id }, people.staff)).featuredFileId).toBe(file.id);
  });
});

describe('deleting', () => {
  test('is soft: restoring brings a post back with everything in it', async () => {
    const { id } = await blog.add({ ...published });
    await people.reader.post(`/api/v1/blog/posts/${id}/comments`, { commentText: 'Hear!' });
    expect((await blog.remove(`/api/v1/blog/posts/${id}`, people.author)).status).toBe(403);
    expect((await blog.remove(`/api/v1/blog/posts/${id}`, people.elsewhere)).status).toBe(404);
    expect((await blog.remove(`/api/v1/blog/posts/${id}`, people.admin)).status).toBe(200);
    expect((await blog.remove(`/api/v1/blog/posts/${id}`, people.admin)).status).toBe(404);
    expect((await blog.save(id, { excerpt: 'x' })).status).toBe(404);
    expect(await list()).toEqual([0, []]);
    const { body } = await people.admin.get('/api/v1/trash', { kind: 'post' });
    expect(body.lines).toMatchObject([{ key: String(id), name: 'Oak' }]);
    expect((await people.admin.post(`/api/v1/blog/posts/${id}/restore`)).status).toBe(200);
    expect((await blog.detail(id)).comments).toHaveLength(1);
    expect((await people.admin.post(`/api/v1/blog/posts/${id}/restore`)).status).toBe(404);
  });

  test('permanently also removes revisions, comments, and slugs', async () => {
    const { id } = await blog.add({ ...published });
    await blog.remove(`/api/v1/blog/posts/${id}`, people.admin);
    expect((await people.admin.post('/api/v1/trash/purge', { items: [{ kind: 'post', key: String(id) }] })).status).toBe(200);
    expect(await blog.atrium.ownerQuery(`select 1 from blog_revisions where entity = 'juniper' and post_id = ${id}`)).toEqual([]);
    expect((await blog.add({})).slug).toBe('oak');
  });
});

test('bookmarks are per person and counted once', async () => {
  const { id } = await blog.add({ ...published });
  const mark = (isBookmarked: boolean, who = people.reader) => who.post(`/api/v1/blog/posts/${id}/bookmark`, { isBookmarked });
  await mark(true);
  expect((await mark(true)).body).toEqual({ isBookmarked: true, bookmarked: 1 });
  expect((await mark(true, people.admin)).body).toEqual({ isBookmarked: true, bookmarked: 2 });
  expect((await list({ bookmarked: 'true' }, people.reader))[0]).toBe(1);
  expect((await mark(false)).body).toEqual({ isBookmarked: false, bookmarked: 1 });
  expect((await list({ bookmarked: 'true' }, people.reader))[0]).toBe(0);
  const draft = await blog.add({ blogTitle: 'Draft' });
  expect((await people.reader.post(`/api/v1/blog/posts/${draft.id}/bookmark`, { isBookmarked: true })).status).toBe(404);
});

describe('comments', () => {
  const say = (id: number, commentText: string, who = people.reader, parentId?: number) =>
    who.post(`/api/v1/blog/posts/${id}/comments`, { commentText, parentId });

  test('can be added, answered, edited, and deleted by their authors', async () => {
    const { id } = await blog.add({ ...published });
    const first = (await say(id, ' <b>Hear</b> ')).body.comment;
    expect(first).toMatchObject({ commentText: '<b>Hear</b>', userFullName: 'subscriber', parentId: null });
    const answer = (await say(id, 'Indeed', people.admin, first.id)).body.comment;
    expect((await say(id, 'Quite', people.reader, answer.id)).body.comment.parentId).toBe(first.id);
    expect((await blog.put(`/api/v1/blog/comments/${first.id}`, people.reader, { commentText: 'Here' })).body.comment).toMatchObject({
      isEdited: true,
    });
    expect((await blog.put(`/api/v1/blog/comments/${answer.id}`, people.reader, { commentText: 'x' })).status).toBe(404);
    expect((await blog.remove(`/api/v1/blog/comments/${answer.id}`, people.reader)).status).toBe(404);
    // It has a reply, so it stays as a placeholder without text.
    expect((await blog.remove(`/api/v1/blog/comments/${first.id}`, people.reader)).status).toBe(200);
    const { blog: post, comments } = await blog.detail(id);
    expect([post.comments, comments[0]]).toEqual([
      2,
      expect.objectContaining({ isDeleted: true, commentText: '', userFullName: '', personId: 0 }),
    ]);
    expect((await people.reader.post(`/api/v1/blog/comments/${first.id}/restore`)).body.comment.commentText).toBe('Here');
    expect(refusedFields(await say(id, ' '))).toEqual([400, ['commentText']]);
    expect((await say(id, 'x', people.reader, 99_999)).status).toBe(404);
  });

  test('hidden by a moderator disappear for readers', async () => {
    const { id } = await blog.add({ ...published });
    const { comment } = (await say(id, 'Buy lamps elsewhere')).body;
    const moderate = (isHidden: boolean, who = people.admin) => who.post(`/api/v1/blog/comments/${comment.id}/moderate`, { isHidden });
    expect((await moderate(true, people.reader)).status).toBe(403);
    expect((await moderate(true)).body.comment.isHidden).toBe(true);
    expect((await blog.detail(id, people.reader)).comments).toEqual([]);
    expect((await blog.detail(id)).comments).toMatchObject([{ isHidden: true, commentText: 'Buy lamps elsewhere' }]);
    expect((await say(id, 'x', people.reader, comment.id)).status).toBe(404);
    expect((await blog.put(`/api/v1/blog/comments/${comment.id}`, people.reader, { commentText: 'x' })).status).toBe(404);
    await moderate(false);
    expect((await blog.detail(id, people.reader)).comments).toHaveLength(1);
    // The author can't restore what a moderator deleted.
    expect((await blog.remove(`/api/v1/blog/comments/${comment.id}`, people.admin)).status).toBe(200);
    expect((await people.reader.post(`/api/v1/blog/comments/${comment.id}/restore`)).status).toBe(404);
  });
});

test('visitors get nothing from the endpoints of the app', async () => {
  const visitor = clientWith(blog.atrium, null);
  for (const path of ['/blog/list/data', '/blog/list/data/detail', '/blog/list/data/edit', '/blog/list/data/sidebar', '/api/v1/blog/posts'])
    expect((await visitor.get(path)).status, path).toBe(401);
});
