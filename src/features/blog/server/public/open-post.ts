import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { readCompany } from '#features/session/server/offers.ts';
import { answerPage } from '#server/public/answer-page.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { OpenScope } from '#server/scope.ts';
import type { openPublicPost as contract } from '../../public-contract.ts';
import { postsView as posts, slugsView as slugs } from '../../tables.ts';
import { answerGone } from './answer-gone.ts';
import { blogWords } from './blog-words.ts';
import { publicAddresses } from './public-addresses.ts';
import { readPublished } from './published-posts.ts';

const longestDescription = 200;

/** A published post for everybody; an old slug leads to the one of now. */
export async function openPost({ params }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
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
  // What is loaded is asked for at this host, whatever it is called outside.
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
