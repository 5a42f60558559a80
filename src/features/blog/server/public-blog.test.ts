import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allAttacks } from '../../../../tests/attack-corpus/all-attacks.ts';
import { blogCalls } from '../../../../tests/blog-calls.ts';

const blog = blogCalls();
const published = { status: 'Published' };
const jpeg = { status: 200, type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 };
const previewOf = async (id: number) => {
  const response = await blog.atrium.request(`/blog/juniper/previews/${id}`, {});
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { status: response.status, type: response.headers.get('Content-Type'), format, width, height };
};

describe('a published post', () => {
  test('is a public page with title, description, and preview tags', async () => {
    const cover = await blog.upload();
    await blog.add({
      blogTitle: 'Oak "&" <ash>',
      excerpt: 'Dry > wet "really"',
      content: '<h2>One</h2><table><tbody><tr><td>x</td></tr></tbody></table>',
      featuredFileId: cover.id,
      ...published,
    });
    const { status, headers, body } = await blog.visit('/blog/juniper/posts/oak-ash');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    for (const part of [
      '<title>Oak &quot;&amp;&quot; &lt;ash&gt;</title>',
      '<meta name="description" content="Dry &gt; wet &quot;really&quot;">',
      '<link rel="canonical" href="http://atrium.test/blog/juniper/posts/oak-ash">',
      '<meta property="og:title" content="Oak &quot;&amp;&quot; &lt;ash&gt;">',
      `<meta property="og:image" content="http://atrium.test/blog/juniper/previews/${cover.id}">`,
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:type" content="article">',
      '<link rel="alternate" type="application/atom+xml" title="',
      'href="http://atrium.test/blog/juniper/feed.xml"',
      '<link rel="alternate" type="application/rss+xml" title="',
      'href="http://atrium.test/blog/juniper/rss.xml"',
      '<h2>One</h2>',
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(/<script|file:\d|expires=/);
    const picture = await blog.visit(`/blog/juniper/pictures/${cover.id}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(await previewOf(cover.id)).toEqual(jpeg);
  });

  test('has a JPEG preview even when its picture is an SVG', async () => {
    const cover = await blog.upload();
    await blog.add({ featuredFileId: cover.id, ...published });
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#5b5bd6"/></svg>';
    const key = await blog.keepAs(cover.id, 'image/svg+xml', new TextEncoder().encode(drawing));
    expect(await previewOf(cover.id)).toEqual(jpeg);
    const again = await blog.visit(`/blog/juniper/previews/${cover.id}`, { 'If-None-Match': `"${key}-preview"` });
    expect(again.status).toBe(304);
    await blog.keepAs(cover.id, 'image/svg+xml', new TextEncoder().encode('no drawing'));
    expect((await blog.visit(`/blog/juniper/previews/${cover.id}`)).status).toBe(404);
  });

  test('redirects from its old slugs, but only while it is published', async () => {
    const { id } = await blog.add({ ...published });
    await blog.saved(id, { slug: 'ash' });
    const old = await blog.visit('/blog/juniper/posts/oak');
    expect([old.status, old.headers.get('Location')]).toEqual([301, 'http://atrium.test/blog/juniper/posts/ash']);
    await blog.saved(id, { status: 'Draft' });
    for (const path of ['/blog/juniper/posts/oak', '/blog/juniper/posts/ash', '/blog/juniper/posts'])
      expect((await blog.visit(path)).status, path).toBe(404);
  });
});

test('drafts, pending, deleted, and not yet published posts and their pictures respond with 404', async () => {
  const picture = await blog.upload();
  const hidden = [
    await blog.add({ blogTitle: 'a', featuredFileId: picture.id }),
    await blog.add({ blogTitle: 'b', status: 'Pending', featuredFileId: picture.id }),
    await blog.add({ blogTitle: 'c', status: 'Scheduled', publishedAt: '2030-03-10T10:00:00Z', featuredFileId: picture.id }),
    await blog.add({ blogTitle: 'd', ...published, featuredFileId: picture.id }),
  ];
  await blog.remove(`/api/v1/blog/posts/${hidden[3]?.id}`, blog.people.admin);
  const paths = [
    ...['a', 'b', 'c', 'd', 'none'].map((slug) => `posts/${slug}`),
    'posts',
    'feed.xml',
    'rss.xml',
    `pictures/${picture.id}`,
    `previews/${picture.id}`,
  ];
  for (const path of paths) expect((await blog.visit(`/blog/juniper/${path}`)).status, path).toBe(404);
  expect((await blog.visit('/blog/nobody/posts')).status).toBe(404);
  blog.atrium.clock.advance(60 * 60 * 1000);
  expect((await blog.visit('/blog/juniper/posts/c')).status).toBe(200);
  expect((await blog.visit(`/blog/juniper/pictures/${picture.id}`)).status).toBe(200);
  expect((await blog.visit(`/blog/${blog.people.elsewhere.userData.eid.split('-')[0]}/posts/c`)).status).toBe(404);
});

test('missing pages return JSON to programs', async () => {
  const { status, body } = await blog.visit('/blog/juniper/posts/none', { Accept: 'application/json' });
  expect([status, body.error.code]).toEqual([404, 'not_found']);
});

test('the list is paginated', async () => {
  for (let number = 1; number <= 21; number++)
    await blog.add({ blogTitle: `Post ${number}`, ...published, publishedAt: `2030-02-${String(number).padStart(2, '0')}T09:00:00Z` });
  const [first, second] = [await blog.visit('/blog/juniper/posts'), await blog.visit('/blog/juniper/posts?page=2')];
  expect(first.body.match(/<li>/g)).toHaveLength(20);
  expect(first.body).toContain('posts?page=2');
  expect([second.body.match(/<li>/g)?.length, second.body.includes('>Post 1<')]).toEqual([1, true]);
});

test('public pages contain no attack markup', async () => {
  const half = Math.ceil(allAttacks.length / 6);
  for (let at = 0; at < allAttacks.length; at += half) {
    const content = allAttacks
      .slice(at, at + half)
      .map(({ html }) => html)
      .filter((html) => html.length < 2000 && html.isWellFormed() && !html.includes('\0'))
      .join('<p>next</p>');
    await blog.add({ blogTitle: `Attack ${at}`, content, ...published });
  }
  for (let at = 0; at < allAttacks.length; at += half) {
    const { status, body } = await blog.visit(`/blog/juniper/posts/attack-${at}`);
    expect(status).toBe(200);
    const article = body.slice(body.indexOf('<article>'));
    const elements = new Set([...article.matchAll(/<([a-z]+)/gi)].map(([, name = '']) => name));
    for (const name of ['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'input', 'link', 'meta', 'base', 'video'])
      expect(elements.has(name), name).toBe(false);
    const tags = [...article.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
    expect(tags.filter((tag) => /\son\w+=|\sstyle=|href="(?!https?:|mailto:|tel:)|src="(?!\/blog\/)/i.test(tag))).toEqual([]);
  }
});
