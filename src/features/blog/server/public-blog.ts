import { and, eq, like, or, type SQL } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#platform/files/tables.ts';
import { readCompany } from '#platform/session/server/public-api.ts';
import { answerPage } from '#server/public/answer-page.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { OpenScope } from '#server/scope.ts';
import type * as publicContract from '../public-contract.ts';
import type { readPreviewPicture as previewContract } from '../public-contract.ts';
import { postsView as posts, slugsView as slugs } from '../tables.ts';
import { blogWords, countPublished, publicAddresses, readPublished } from './published-posts.ts';

const perPage = 20;

/** Serves the published posts of a company, newest first. */
export async function openBlog({ params, query }: GivenOf<typeof publicContract.openPublicBlog>, scope: OpenScope): Promise<Response> {
  const { entity } = params;
  const { deps, now, request } = scope;
  const offset = pageOffset({ page: query.page, perPage });
  const { posts, total, company } = await deps.database.reading(entity, async (db) => ({
    posts: offset === null ? [] : await readPublished({ db, entity, now }, { limit: perPage, offset }),
    total: await countPublished({ db, entity, now }),
    company: await readCompany(db, entity),
  }));
  if (posts.length === 0) return answerGone(entity, scope);
  const { language, words, day } = blogWords(request);
  const addresses = publicAddresses(entity, scope);
  const title = words('publicBlog.title', { company });
  const lines = posts.map(
    (post) => `<li><h2 dir="auto"><a href="${escapeHtml(addresses.post(post.slug))}">${escapeHtml(post.title)}</a></h2>
<span class="quiet">${escapeHtml(words('publicBlog.byline', { author: post.author, day: day(post.publishedAt) }))}</span>
<p dir="auto">${escapeHtml(post.excerpt)}</p></li>`,
  );
  const turn = (page: number, key: string, isThere: boolean) =>
    isThere ? `<a href="${escapeHtml(`${addresses.blog}?page=${page}`)}">${escapeHtml(words(key))}</a> ` : '';
  return answerPage(
    {
      ...{ language, title, description: words('publicBlog.about', { company }), feeds: addresses.feeds(title) },
      ...{ kind: 'website', siteName: title, image: null },
      canonical: query.page === 1 ? addresses.blog : `${addresses.blog}?page=${query.page}`,
    },
    `<header><strong>${escapeHtml(company)}</strong><a href="${escapeHtml(addresses.feed)}">${escapeHtml(words('publicBlog.feed'))}</a></header>
<main><h1>${escapeHtml(title)}</h1><ul class="posts">${lines.join('\n')}</ul>
<p>${turn(query.page - 1, 'publicBlog.newer', query.page > 1)}${turn(query.page + 1, 'publicBlog.older', query.page * perPage < total)}</p></main>`,
  );
}

const longestDescription = 200;

/** Serves a published post publicly; an old slug redirects to the current one. */
export async function openPost({ params }: GivenOf<typeof publicContract.openPublicPost>, scope: OpenScope): Promise<Response> {
  const { entity, slug } = params;
  const found = await scope.deps.database.reading(entity, async (db) => {
    const [held] = await db
      .select({ postId: slugs.postId })
      .from(slugs)
      .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug)));
    if (!held) return null;
    const [post] = await readPublished({ db, entity, now: scope.now }, { where: eq(posts.id, held.postId), limit: 1 });
    return post ? { post, company: await readCompany(db, entity) } : null;
  });
  if (!found) return answerGone(entity, scope);
  const { post, company } = found;
  const addresses = publicAddresses(entity, scope);
  if (post.slug !== slug)
    return new Response(null, { status: 301, headers: { Location: addresses.post(post.slug), 'Cache-Control': 'public, max-age=60' } });
  const { language, words, day } = blogWords(scope.request);
  const site = words('publicBlog.title', { company });
  const head = {
    ...{ language, title: post.title, description: descriptionOf(post), canonical: addresses.post(post.slug) },
    ...{ feeds: addresses.feeds(site), kind: 'article', siteName: site, publishedAt: post.publishedAt },
    image: post.coverFileId === null ? null : addresses.preview(post.coverFileId),
  };
  const cover = post.coverFileId === null ? '' : `<img class="cover" src="${escapeHtml(addresses.picture(post.coverFileId))}" alt="">`;
  // Assets are loaded from the requested host, whatever its public name.
  const here = (html: string) => html.replaceAll(/src="https?:\/\/[^/"]+(?=\/blog\/)/g, 'src="');
  const content = addresses
    .content(post.content)
    .replaceAll('<table>', '<div class="wide"><table>')
    .replaceAll('</table>', '</table></div>');
  return answerPage(
    head,
    `<header><strong><a href="${escapeHtml(addresses.blog)}">${escapeHtml(site)}</a></strong><a href="${escapeHtml(addresses.feed)}">${escapeHtml(words('publicBlog.feed'))}</a></header>
<main><article>
${here(cover)}
<h1 dir="auto">${escapeHtml(post.title)}</h1>
<p class="quiet">${escapeHtml(words('publicBlog.byline', { author: post.author, day: day(post.publishedAt) }))}</p>
<div dir="auto">${here(content)}</div>
</article>
<p><a href="${escapeHtml(addresses.blog)}">${escapeHtml(words('publicBlog.all'))}</a></p></main>`,
  );
}

function descriptionOf({ excerpt, content }: { excerpt: string; content: string }): string {
  const text = excerpt || textOfHtml(content);
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 1).toWellFormed()}…` : text;
}

/** Responds that nothing is published there, as a page for browsers. @throws 404 for all other clients */
function answerGone(entity: string, scope: OpenScope): Response {
  if (!scope.request.headers.get('Accept')?.includes('text/html')) throw notFound('post');
  const { language, words } = blogWords(scope.request);
  const addresses = publicAddresses(entity, scope);
  const [title, text] = [words('publicBlog.gone'), words('publicBlog.goneText')];
  return answerPage(
    {
      ...{ language, title, description: text, canonical: addresses.blog, feeds: addresses.feeds(title) },
      ...{ kind: 'website', siteName: title, image: null },
    },
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`,
    404,
  );
}

/** Serves a picture of a published post publicly. */
export async function readPicture({ params }: GivenOf<typeof publicContract.readPublicPicture>, scope: OpenScope): Promise<Response> {
  const { deps, request } = scope;
  const shows = or(eq(posts.coverFileId, params.id), like(posts.content, `%<img src="file:${params.id}"%`));
  const file = await findPicture(params, shows, scope);
  const headers = {
    'Content-Type': file.mediaType,
    // An SVG among the pictures can't run or load anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=300',
    ETag: `"${file.key}"`,
  };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === headers.ETag) return new Response(null, { status: 304, headers });
  const bytes = await deps.files.read(file.key);
  if (!bytes) throw notFound('file');
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

/** Serves a post's picture for link previews, always as a JPEG: previewers don't crop SVGs, and some don't support WebP. */
export async function readPreview({ params }: GivenOf<typeof previewContract>, scope: OpenScope): Promise<Response> {
  const { deps, request } = scope;
  const file = await findPicture(params, eq(posts.coverFileId, params.id), scope);
  const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400', ETag: `"${file.key}-preview"` };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === headers.ETag) return new Response(null, { status: 304, headers });
  const bytes = await deps.files.read(file.key);
  if (!bytes) throw notFound('file');
  const drawn = await deps.images
    .boundTo(params.entity)
    .preview(bytes)
    .catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      throw notFound('file');
    });
  return new Response(drawn as Uint8Array<ArrayBuffer>, { headers: { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } });
}

/** Returns a picture used by a published post. @throws 404 */
async function findPicture({ entity, id }: { entity: string; id: number }, shows: SQL | undefined, { deps, now }: OpenScope) {
  const file = await deps.database.reading(entity, async (db) => {
    const [shown] = await readPublished({ db, entity, now }, { ...(shows && { where: shows }), limit: 1 });
    if (!shown) return undefined;
    const [found] = await db
      .select()
      .from(files)
      .where(and(eq(files.entity, entity), eq(files.id, id), like(files.mediaType, 'image/%')));
    return found;
  });
  if (!file) throw notFound('file');
  return file;
}
