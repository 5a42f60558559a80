import type { GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { readBlogFeed as contract } from '../../public-contract.ts';
import { atomFeed } from './atom-feed.ts';
import { publicAddresses } from './public-addresses.ts';
import { publicWords } from './public-words.ts';
import { readCompany, readPublished } from './published-posts.ts';

const mostEntries = 20;

/** The newest published posts as Atom; what is unchanged since is not sent again. */
export async function readFeed({ params }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { entity } = params;
  const { deps, now, request } = scope;
  const { posts, company } = await deps.database.reading(entity, async (db) => ({
    posts: await readPublished({ db, entity, now }, { limit: mostEntries }),
    company: await readCompany(db, entity),
  }));
  if (posts.length === 0) throw notFound('post');
  const { language, words } = publicWords(request);
  const xml = atomFeed(posts, {
    language,
    title: words('publicBlog.title', { company }),
    company,
    entity,
    addresses: publicAddresses(entity, scope),
  });
  const etag = `"${(await sha256Hex(new TextEncoder().encode(xml))).slice(0, 32)}"`;
  const headers = {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    Vary: 'Accept-Language',
    ETag: etag,
  };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === etag) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers });
}
