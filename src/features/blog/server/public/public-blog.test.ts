import { describe, expect, test } from 'vitest';
import { allAttacks } from '../../../../../tests/attack-corpus/all-attacks.ts';
import { blogCalls } from '../../../../../tests/blog-calls.ts';

const blog = blogCalls();
const published = { status: 'Published' };

describe('a published post', () => {
  test('is a page for everybody, with title, description and preview tags', async () => {
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
      `<meta property="og:image" content="http://atrium.test/blog/juniper/pictures/${cover.id}">`,
      '<meta property="og:type" content="article">',
      'href="http://atrium.test/blog/juniper/feed.xml"',
      '<h2>One</h2>',
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(/<script|file:\d|expires=/);
    const picture = await blog.visit(`/blog/juniper/pictures/${cover.id}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('is found by its old slugs, and there only as long as it is published', async () => {
    const { id } = await blog.add({ ...published });
    await blog.saved(id, { slug: 'ash' });
    const old = await blog.visit('/blog/juniper/posts/oak');
    expect([old.status, old.headers.get('Location')]).toEqual([301, 'http://atrium.test/blog/juniper/posts/ash']);
    await blog.saved(id, { status: 'Draft' });
    for (const path of ['/blog/juniper/posts/oak', '/blog/juniper/posts/ash', '/blog/juniper/posts'])
      expect((await blog.visit(path)).status, path).toBe(404);
  });
});

test('drafts, pending, deleted and not yet published posts, and all that they show, answer as if they were not there', async () => {
  const picture = await blog.upload();
  const hidden = [
    await blog.add({ blogTitle: 'a', featuredFileId: picture.id }),
    await blog.add({ blogTitle: 'b', status: 'Pending', featuredFileId: picture.id }),
    await blog.add({ blogTitle: 'c', status: 'Scheduled', publishedAt: '2030-03-10T10:00:00Z', featuredFileId: picture.id }),
    await blog.add({ blogTitle: 'd', ...published, featuredFileId: picture.id }),
  ];
  await blog.remove(`/api/v1/blog/posts/${hidden[3]?.id}`, blog.people.admin);
  const paths = [...['a', 'b', 'c', 'd', 'none'].map((slug) => `posts/${slug}`), 'posts', 'feed.xml', `pictures/${picture.id}`];
  for (const path of paths) expect((await blog.visit(`/blog/juniper/${path}`)).status, path).toBe(404);
  expect((await blog.visit('/blog/nobody/posts')).status).toBe(404);
  blog.atrium.clock.advance(60 * 60 * 1000);
  expect((await blog.visit('/blog/juniper/posts/c')).status).toBe(200);
  expect((await blog.visit(`/blog/juniper/pictures/${picture.id}`)).status).toBe(200);
  expect((await blog.visit(`/blog/${blog.people.elsewhere.userData.eid.split('-')[0]}/posts/c`)).status).toBe(404);
});

test('what is no page answers programs with JSON', async () => {
  const { status, body } = await blog.visit('/blog/juniper/posts/none', { Accept: 'application/json' });
  expect([status, body.error.code]).toEqual([404, 'not_found']);
});

test('the list turns its pages', async () => {
  for (let number = 1; number <= 21; number++)
    await blog.add({ blogTitle: `Post ${number}`, ...published, publishedAt: `2030-02-${String(number).padStart(2, '0')}T09:00:00Z` });
  const [first, second] = [await blog.visit('/blog/juniper/posts'), await blog.visit('/blog/juniper/posts?page=2')];
  expect(first.body.match(/<li>/g)).toHaveLength(20);
  expect(first.body).toContain('posts?page=2');
  expect([second.body.match(/<li>/g)?.length, second.body.includes('>Post 1<')]).toEqual([1, true]);
});

describe('the feed', () => {
  test('is well-formed Atom: ids that stay, whole addresses, moments, text that is escaped twice', async () => {
    const { id } = await blog.add({
      blogTitle: 'Oak & <ash>\u0007',
      excerpt: 'a ]]> b',
      content: '<p>1 &lt; 2 &amp; 3</p>',
      tags: ['a"b'],
      ...published,
    });
    const { status, headers, body } = await blog.visit('/blog/juniper/feed.xml');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(unclosed(body)).toEqual([]);
    for (const part of [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      '<id>tag:atrium.test,2026:juniper/blog</id>',
      '<link rel="self" type="application/atom+xml" href="http://atrium.test/blog/juniper/feed.xml"/>',
      `<id>tag:atrium.test,2026:juniper/post/${id}</id>`,
      '<title>Oak &amp; &lt;ash&gt;</title>',
      '<published>2030-03-10T09:00:00.000Z</published>',
      '<updated>2030-03-10T09:00:00.000Z</updated>',
      '<author><name>Maren Lindqvist</name></author>',
      '<category term="a&quot;b"/>',
      '<content type="html">&lt;p&gt;1 &amp;lt; 2 &amp;amp; 3&lt;/p&gt;</content>',
    ])
      expect(body).toContain(part);
    const again = await blog.visit('/blog/juniper/feed.xml', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('names the newest change, and entries keep their ids when their slugs change', async () => {
    const { id } = await blog.add({ ...published });
    blog.atrium.clock.advance(1000);
    await blog.saved(id, { slug: 'ash' });
    const { body } = await blog.visit('/blog/juniper/feed.xml');
    expect(body).toContain(`/post/${id}</id>`);
    expect(body).toContain('posts/ash"');
    expect(body).toContain('<updated>2030-03-10T09:00:01.000Z</updated>');
  });
});

test('no attack gets out by a page or by the feed', async () => {
  const half = Math.ceil(allAttacks.length / 6);
  for (let at = 0; at < allAttacks.length; at += half) {
    const content = allAttacks
      .slice(at, at + half)
      .map(({ html }) => html)
      .filter((html) => html.length < 2000 && html.isWellFormed() && !html.includes('\0'))
      .join('<p>next</p>');
    await blog.add({ blogTitle: `Attack ${at}`, content, ...published });
  }
  const feed = (await blog.visit('/blog/juniper/feed.xml')).body;
  expect(unclosed(feed)).toEqual([]);
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

/** Elements of XML that do not end where they should, and what stands in it unescaped. */
function unclosed(xml: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .replaceAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, end: string, name: string, _attributes: string, empty: string) => {
      if (end) {
        if (open.pop() !== name) problems.push(`</${name}>`);
      } else if (!empty) open.push(name);
      return '';
    });
  if (/[<>]/.test(rest)) problems.push(rest.slice(Math.max(0, rest.search(/[<>]/) - 40), rest.search(/[<>]/) + 40));
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(xml)) problems.push('a bare &');
  return [...problems, ...open];
}
