import { sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { readCompany } from '#platform/session/server/public-api.ts';
import { sha256Hex } from '#server/bytes.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type * as publicContract from '../public-contract.ts';
import { postsView as posts } from '../tables.ts';
import { newestFirst } from './find-posts.ts';
import { blogWords, isPublicPost, type PublishedPost, publicAddresses, readPublished } from './published-posts.ts';

const maxEntries = 20;

type Given = GivenOf<typeof publicContract.readBlogFeed>;
type Written = (posts: readonly PublishedPost[], feed: Feed) => string;

/** Serves the newest published posts as Atom. */
export const readFeed = (given: Given, scope: OpenScope) => answerFeed(given, scope, 'application/atom+xml', atomFeed);
/** Serves the feed as RSS. */
export const readRss = (given: Given, scope: OpenScope) => answerFeed(given, scope, 'application/rss+xml', rssFeed);

/** Responds with 304 when nothing has changed. */
async function answerFeed({ params }: Given, scope: OpenScope, mediaType: string, write: Written): Promise<Response> {
  const { entity } = params;
  const { deps, now, request } = scope;
  const { posts, company } = await deps.database.reading(entity, async (db) => ({
    posts: await readPublished({ db, entity, now }, { limit: maxEntries }),
    company: await readCompany(db, entity),
  }));
  if (posts.length === 0) throw notFound('post');
  const { language, words } = blogWords(request);
  const xml = write(posts, {
    ...{ language, company, entity, addresses: publicAddresses(entity, scope) },
    ...{ title: words('publicBlog.title', { company }), about: words('publicBlog.about', { company }) },
  });
  const etag = `"${(await sha256Hex(new TextEncoder().encode(xml))).slice(0, 32)}"`;
  const headers = {
    'Content-Type': `${mediaType}; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
    Vary: 'Accept-Language',
    ETag: etag,
  };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === etag) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers });
}

/** Renders posts as an Atom feed (RFC 4287). Entry ids don't depend on slugs. */
function atomFeed(posts: readonly PublishedPost[], feed: Feed): string {
  const { language, title, company, addresses } = feed;
  const ids = feedIds(feed);
  const entries = posts.map(
    (post) => `  <entry>
    <id>${xmlText(ids.post(post))}</id>
    <title>${xmlText(post.title)}</title>
    <link rel="alternate" type="text/html" href="${xmlText(addresses.post(post.slug))}"/>
    <published>${post.publishedAt.toISOString()}</published>
    <updated>${changedAt(post).toISOString()}</updated>
    <author><name>${xmlText(post.author)}</name></author>
${post.tags.map((tag) => `    <category term="${xmlText(tag)}"/>\n`).join('')}${post.excerpt ? `    <summary>${xmlText(post.excerpt)}</summary>\n` : ''}    <content type="html">${xmlText(addresses.content(post.content))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xmlText(ids.blog)}</id>
  <title>${xmlText(title)}</title>
  <updated>${newestOf(posts).toISOString()}</updated>
  <author><name>${xmlText(company || title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xmlText(addresses.feed)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(addresses.blog)}"/>
${entries.join('\n')}
</feed>
`;
}

/** Renders posts as RSS 2.0, for readers without Atom support. RSS descriptions are HTML, even for plain text. */
function rssFeed(posts: readonly PublishedPost[], feed: Feed): string {
  const { language, title, about, addresses } = feed;
  const ids = feedIds(feed);
  const items = posts.map(
    (post) => `    <item>
      <title>${xmlText(post.title)}</title>
      <link>${xmlText(addresses.post(post.slug))}</link>
      <guid isPermaLink="false">${xmlText(ids.post(post))}</guid>
      <pubDate>${post.publishedAt.toUTCString()}</pubDate>
      <dc:creator>${xmlText(post.author)}</dc:creator>
${post.tags.map((tag) => `      <category>${xmlText(tag)}</category>\n`).join('')}      <description>${xmlText(escapeHtml(post.excerpt))}</description>
      <content:encoded>${xmlText(addresses.content(post.content))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xmlText(title)}</title>
    <link>${xmlText(addresses.blog)}</link>
    <atom:link rel="self" type="application/rss+xml" href="${xmlText(addresses.rss)}"/>
    <description>${xmlText(escapeHtml(about))}</description>
    <language>${language}</language>
    <lastBuildDate>${newestOf(posts).toUTCString()}</lastBuildDate>
${items.join('\n')}
  </channel>
</rss>
`;
}

/** Feed metadata. */
interface Feed {
  language: string;
  title: string;
  /** Description of the blog. */
  about: string;
  company: string;
  entity: string;
  addresses: ReturnType<typeof publicAddresses>;
}

// Characters that XML 1.0 doesn't allow, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is sought.
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML content and attributes. */
const xmlText = (value: string) => escapeHtml(value.toWellFormed().replaceAll(unspeakable, ''));

/** Stable ids of feed and entries, independent of slugs (RFC 4151). */
function feedIds({ entity, addresses }: Pick<Feed, 'entity' | 'addresses'>) {
  const id = `tag:${addresses.authority},2026:${encodeURIComponent(entity)}`;
  return { blog: `${id}/blog`, post: ({ id: post }: Pick<PublishedPost, 'id'>) => `${id}/post/${post}` };
}

const changedAt = ({ updatedAt, publishedAt }: PublishedPost) => new Date(Math.max(updatedAt.getTime(), publishedAt.getTime()));

/** Returns the time of the latest change. */
const newestOf = (posts: readonly PublishedPost[]) => new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime())));

/** Limit per sitemap file by sitemaps.org. */
const maxInOne = 50_000;

interface Listed {
  address: string;
  changedAt: Date;
}

/** Serves an index of the sitemaps of all companies with published posts. */
export async function readSitemapIndex(_given: unknown, scope: OpenScope): Promise<Response> {
  refuseWithoutAddress(scope);
  const { deps, now } = scope;
  const found = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string; changed_at: Date }>(
      db,
      sql`select entity, changed_at from entities_with_published_posts(${now.toISOString()}::timestamptz) limit ${maxInOne}`,
    ),
  );
  const listed = found.map(({ entity, changed_at }) => ({
    address: publicAddresses(entity, scope).sitemap,
    changedAt: new Date(changed_at),
  }));
  return answerXml('sitemapindex', 'sitemap', listed);
}

/** Serves the sitemap of a company: its published posts and the page that lists them. */
export async function readSitemap({ params }: GivenOf<typeof publicContract.readBlogSitemap>, scope: OpenScope): Promise<Response> {
  refuseWithoutAddress(scope);
  const { entity } = params;
  const { deps, now } = scope;
  const { slug, publishedAt, updatedAt } = posts;
  const found = await deps.database.reading(entity, (db) =>
    db
      .select({ slug, publishedAt, updatedAt })
      .from(posts)
      .where(isPublicPost(entity, now))
      .orderBy(...newestFirst)
      .limit(maxInOne - 1),
  );
  const addresses = publicAddresses(entity, scope);
  const listed = found.map((post) => ({
    address: addresses.post(post.slug),
    changedAt: new Date(Math.max(post.updatedAt.getTime(), post.publishedAt?.getTime() ?? 0)),
  }));
  if (listed.length === 0) throw notFound('post');
  const changedAt = new Date(Math.max(...listed.map((post) => post.changedAt.getTime())));
  return answerXml('urlset', 'url', [{ address: addresses.blog, changedAt }, ...listed]);
}

/** Sitemaps require absolute URLs. */
function refuseWithoutAddress({ deps }: OpenScope): void {
  if (!mailedOrigin(deps)) throw notFound('post');
}

function answerXml(list: string, item: string, listed: readonly Listed[]): Response {
  const items = listed.map(
    ({ address, changedAt }) => `  <${item}><loc>${xmlText(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod></${item}>\n`,
  );
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</${list}>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' } });
}
