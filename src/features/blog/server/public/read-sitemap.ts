import { and, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { readBlogSitemap as contract } from '../../public-contract.ts';
import { postsView as posts } from '../../tables.ts';
import { newestFirst, publishedBy } from '../seen-posts.ts';
import { xmlText } from './feed-parts.ts';
import { publicAddresses } from './public-addresses.ts';

/** As many as sitemaps.org allows in one file. */
const mostInOne = 50_000;

interface Listed {
  address: string;
  changedAt: Date;
}

/** The sitemaps of all companies that have published something. */
export async function readSitemapIndex(_given: unknown, scope: OpenScope): Promise<Response> {
  refuseWithoutAddress(scope);
  const { deps, now } = scope;
  const found = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string; changed_at: Date }>(
      db,
      sql`select entity, changed_at from entities_with_published_posts(${now.toISOString()}::timestamptz) limit ${mostInOne}`,
    ),
  );
  const listed = found.map(({ entity, changed_at }) => ({
    address: publicAddresses(entity, scope).sitemap,
    changedAt: new Date(changed_at),
  }));
  return answerXml('sitemapindex', 'sitemap', listed);
}

/** The published posts of a company, and the page that lists them. */
export async function readSitemap({ params }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  refuseWithoutAddress(scope);
  const { entity } = params;
  const { deps, now } = scope;
  const { slug, publishedAt, updatedAt } = posts;
  const found = await deps.database.reading(entity, (db) =>
    db
      .select({ slug, publishedAt, updatedAt })
      .from(posts)
      .where(and(live(posts, entity), publishedBy(now)))
      .orderBy(...newestFirst)
      .limit(mostInOne - 1),
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

/** A sitemap holds whole addresses. */
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
