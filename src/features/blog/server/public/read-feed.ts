import type { GivenOf } from '#contract/endpoint.ts';
import { readCompany } from '#features/session/server/offers.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { readBlogFeed as contract } from '../../public-contract.ts';
import { atomFeed } from './atom-feed.ts';
import { blogWords } from './blog-words.ts';
import type { Feed } from './feed-parts.ts';
import { publicAddresses } from './public-addresses.ts';
import { type PublishedPost, readPublished } from './published-posts.ts';
import { rssFeed } from './rss-feed.ts';

const mostEntries = 20;

type Given = GivenOf<typeof contract>;
type Written = (posts: readonly PublishedPost[], feed: Feed) => string;

/** The newest published posts as Atom. */
export const readFeed = (given: Given, scope: OpenScope) => answerFeed(given, scope, 'application/atom+xml', atomFeed);
/** The same as RSS. */
export const readRss = (given: Given, scope: OpenScope) => answerFeed(given, scope, 'application/rss+xml', rssFeed);

/** What is unchanged since is not sent again. */
async function answerFeed({ params }: Given, scope: OpenScope, mediaType: string, write: Written): Promise<Response> {
  const { entity } = params;
  const { deps, now, request } = scope;
  const { posts, company } = await deps.database.reading(entity, async (db) => ({
    posts: await readPublished({ db, entity, now }, { limit: mostEntries }),
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
