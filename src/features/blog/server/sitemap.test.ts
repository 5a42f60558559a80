import { expect, test } from 'vitest';
import { blogCalls } from '../../../../tests/blog-calls.ts';

const blog = blogCalls();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('a sitemap lists exactly the published posts; the index lists the companies that have any', async () => {
  expect((await blog.visit('/blog/juniper/sitemap.xml')).status).toBe(404);
  expect(addressesIn((await blog.visit('/sitemap.xml')).body)).toEqual([]);
  await blog.add({ blogTitle: 'Oak & ash', status: 'Published' });
  await blog.add({ blogTitle: 'A draft', status: 'Draft' });
  await blog.add({ blogTitle: 'Later', status: 'Scheduled', publishedAt: '2030-03-11T09:00:00Z' });
  const { body, headers } = await blog.visit('/blog/juniper/sitemap.xml');
  expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  expect(addressesIn(body)).toEqual(['http://atrium.test/blog/juniper/posts', 'http://atrium.test/blog/juniper/posts/oak-ash']);
  expect(body.match(/<lastmod>2030-03-10T09:00:00\.000Z<\/lastmod>/g)).toHaveLength(2);
  expect(addressesIn((await blog.visit('/sitemap.xml')).body)).toEqual(['http://atrium.test/blog/juniper/sitemap.xml']);
});

test('an unpublished post disappears from it', async () => {
  await blog.add({ blogTitle: 'Oak', status: 'Published' });
  await blog.atrium.ownerQuery('update blog_posts set deleted_at = now()');
  expect((await blog.visit('/blog/juniper/sitemap.xml')).status).toBe(404);
  expect(addressesIn((await blog.visit('/sitemap.xml')).body)).toEqual([]);
});
