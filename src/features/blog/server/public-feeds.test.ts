import { describe, expect, test } from 'vitest';
import { allAttacks } from '../../../../tests/attack-corpus/all-attacks.ts';
import { blogCalls } from '../../../../tests/blog-calls.ts';
import { faultsOfFeed } from '../../../../tests/feeds/faults-of-feed.ts';

const blog = blogCalls();
const published = { status: 'Published' };
const kinds = [
  { kind: 'atom', path: '/blog/juniper/feed.xml' },
  { kind: 'rss', path: '/blog/juniper/rss.xml' },
] as const;

describe.each(kinds)('the validator finds no fault in $kind', ({ kind, path }) => {
  test('of posts with and without optional fields, in left-to-right and right-to-left scripts', async () => {
    await blog.add({ blogTitle: 'Bare', ...published });
    await blog.add({
      blogTitle: 'Oak & <ash>\u0007 ]]>',
      excerpt: 'a "b" <c> ]]> & d',
      content: '<p>1 &lt; 2</p>',
      tags: ['a"b', '<i>'],
      ...published,
    });
    await blog.add({
      blogTitle: 'خشب',
      excerpt: 'نص 😀',
      content: '<p dir="auto">木</p>',
      ...published,
      publishedAt: '2030-01-01T00:00:00Z',
    });
    const { body } = await blog.visit(path);
    expect(await faultsOfFeed(kind, body)).toEqual([]);
    expect(body.match(kind === 'atom' ? /<entry>/g : /<item>/g)).toHaveLength(3);
  });
  test('of posts full of attack markup', async () => {
    const size = Math.ceil(allAttacks.length / 6);
    for (let at = 0; at < allAttacks.length; at += size) {
      const some = allAttacks.slice(at, at + size).filter(({ html }) => html.length < 2000 && html.isWellFormed() && !html.includes('\0'));
      const [blogTitle = '', excerpt = '', tag = ''] = some.map(({ html }) => html).filter((html) => html.trim() !== '');
      const written = { blogTitle: blogTitle.slice(0, 200), excerpt: excerpt.slice(0, 900), tags: [tag.slice(0, 40).trim() || 'x'] };
      await blog.add({ ...written, content: some.map(({ html }) => html).join('<p>next</p>'), ...published });
    }
    expect(await faultsOfFeed(kind, (await blog.visit(path)).body)).toEqual([]);
  });
  test('and does report broken feeds', async () => {
    await blog.add({ ...published });
    const { body } = await blog.visit(path);
    for (const broken of [
      body.replace('</title>', ''),
      body.replace(/<title>[^<]*<\/title>/, ''),
      body.replace(/2030(-03-10T| 09)/, 'soon$1'),
      kind === 'atom' ? body.replace('<id>tag:', '<id>') : body.replace('<link>http', '<link>no'),
    ])
      expect(await faultsOfFeed(kind, broken)).not.toEqual([]);
  });
});

describe('prose requirements of RFC 4287', () => {
  test('4.1.1: the feed has an author, and one alternate link of a type and language', async () => {
    await blog.add({ ...published });
    const { body } = await blog.visit('/blog/juniper/feed.xml');
    const [head = ''] = body.split('<entry>');
    expect(head).toContain('<author>');
    expect(body.split('<entry>').map((part: string) => part.match(/rel="alternate"/g)?.length)).toEqual([1, 1]);
  });
  test('4.1.1: the feed names its own address in a self link', async () => {
    await blog.add({ ...published });
    expect((await blog.visit('/blog/juniper/feed.xml')).body).toContain(
      '<link rel="self" type="application/atom+xml" href="http://atrium.test/blog/juniper/feed.xml"/>',
    );
  });
  test('4.2.6: ids are unique', async () => {
    await blog.add({ ...published });
    await blog.add({ blogTitle: 'Ash', ...published });
    const ids = [...(await blog.visit('/blog/juniper/feed.xml')).body.matchAll(/<id>([^<]*)/g)].map(([, id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });
});

test('RSS has the same content: absolute URLs, a non-permalink guid, plain text escaped as HTML', async () => {
  const { id } = await blog.add({ blogTitle: 'Oak & ash', excerpt: 'a < b', content: '<p>1 &lt; 2</p>', tags: ['x&y'], ...published });
  const { status, headers, body } = await blog.visit('/blog/juniper/rss.xml');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  for (const part of [
    '<title>Oak &amp; ash</title>',
    '<link>http://atrium.test/blog/juniper/posts/oak-ash</link>',
    `<guid isPermaLink="false">tag:atrium.test,2026:juniper/post/${id}</guid>`,
    '<pubDate>Sun, 10 Mar 2030 09:00:00 GMT</pubDate>',
    '<dc:creator>Maren Lindqvist</dc:creator>',
    '<category>x&amp;y</category>',
    '<description>a &amp;lt; b</description>',
    '<content:encoded>&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;</content:encoded>',
  ])
    expect(body).toContain(part);
  expect((await blog.visit('/blog/juniper/rss.xml', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
});

describe('the feed', () => {
  test('is well-formed Atom with stable ids, absolute URLs, timestamps, and double-escaped text', async () => {
    const { id } = await blog.add({
      blogTitle: 'Oak & <ash>\u0007',
      excerpt: 'a ]]> b',
      content: '<p>1 &lt; 2 &amp; 3</p>',
      tags: ['a"b'],
      ...published,
    });
    const { status, headers, body } = await blog.visit('/blog/juniper/feed.xml');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
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

  test('reports the latest change, and entries keep their ids when their slugs change', async () => {
    const { id } = await blog.add({ ...published });
    blog.atrium.clock.advance(1000);
    await blog.saved(id, { slug: 'ash' });
    const { body } = await blog.visit('/blog/juniper/feed.xml');
    expect(body).toContain(`/post/${id}</id>`);
    expect(body).toContain('posts/ash"');
    expect(body).toContain('<updated>2030-03-10T09:00:01.000Z</updated>');
  });
});
