import type { GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { pageOffset } from '#contract/primitives.ts';
import { readCompany } from '#features/session/server/offers.ts';
import { answerPage } from '#server/public/answer-page.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openPublicBlog as contract } from '../../public-contract.ts';
import { answerGone } from './answer-gone.ts';
import { blogWords } from './blog-words.ts';
import { publicAddresses } from './public-addresses.ts';
import { countPublished, readPublished } from './published-posts.ts';

const perPage = 20;

/** The published posts of a company, newest first. */
export async function openBlog({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
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
