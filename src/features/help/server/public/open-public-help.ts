import type { GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { readCompany } from '#features/session/server/offers.ts';
import { answerPage } from '#server/public/answer-page.ts';
import { cleanedOnce } from '#server/public/cleaned-once.ts';
import { publicWords } from '#server/public/public-words.ts';
import { notFound } from '#server/refusal.ts';
import { cleanRichText } from '#server/rich-text.ts';
import type { OpenScope } from '#server/scope.ts';
import { pictureOfPage } from '../../article-pictures.ts';
import { texts } from '../../locales/server/texts.ts';
import { pageOfArticle } from '../../page-help.ts';
import type { openPublicArticle as articleContract, openPublicHelp as centreContract } from '../../public-contract.ts';
import { isHelpPublic } from './help-opening.ts';
import { publicHelpAddresses } from './public-help-addresses.ts';
import { type PublicLine, readPublicArticle, readPublicLines } from './read-public-help.ts';

const longestDescription = 200;
const cleaned = cleanedOnce((html) => cleanRichText(html, 'content'));
type Addresses = ReturnType<typeof publicHelpAddresses>;

/** The help centre for everybody: all its questions, or what a search finds. */
export async function openPublicHelp({ params, query }: GivenOf<typeof centreContract>, scope: OpenScope): Promise<Response> {
  const { entity } = params;
  const q = query.q.trim();
  const found = await scope.deps.database.reading(entity, async (db) =>
    (await isHelpPublic(db, entity)) ? { lines: await readPublicLines({ db, entity }, q), company: await readCompany(db, entity) } : null,
  );
  if (!found) return answerGone(entity, scope);
  const { language, words } = publicWords(scope.request, texts);
  const addresses = publicHelpAddresses(entity, scope);
  const title = words('publicHelp.title', { company: found.company });
  const said = q === '' ? '' : `<h2>${escapeHtml(words(found.lines.length > 0 ? 'publicHelp.found' : 'publicHelp.none', { q }))}</h2>`;
  const back = q === '' ? '' : `<p><a href="${escapeHtml(addresses.centre)}">${escapeHtml(words('publicHelp.all'))}</a></p>`;
  return answerPage(
    {
      ...{ language, title, description: words('publicHelp.about', { company: found.company }), canonical: addresses.centre },
      ...{ kind: 'website', siteName: title, image: null, hasSearch: true },
    },
    `<header><strong>${escapeHtml(found.company)}</strong></header>
<main><h1>${escapeHtml(title)}</h1>
${searchForm(words, q)}
${said}${q === '' ? byCategory(found.lines, addresses) : listed(found.lines, addresses)}
${back}</main>`,
  );
}

/** A published article for everybody; an old slug leads to the one of now. */
export async function openPublicArticle({ params }: GivenOf<typeof articleContract>, scope: OpenScope): Promise<Response> {
  const { entity, slug } = params;
  const found = await scope.deps.database.reading(entity, async (db) => {
    const read = (await isHelpPublic(db, entity)) ? await readPublicArticle({ db, entity }, slug) : null;
    return read && { ...read, company: await readCompany(db, entity) };
  });
  if (!found) return answerGone(entity, scope);
  const { article, related, company } = found;
  const addresses = publicHelpAddresses(entity, scope);
  const canonical = addresses.article(article.slug);
  if (article.slug !== slug)
    return new Response(null, { status: 301, headers: { Location: canonical, 'Cache-Control': 'public, max-age=60' } });
  const { language, words, day } = publicWords(scope.request, texts);
  const site = words('publicHelp.title', { company });
  const others = related.length > 0 ? `<h2>${escapeHtml(words('publicHelp.related'))}</h2>${listed(related, addresses)}` : '';
  const { text } = article;
  const picture = pictureOfPage(pageOfArticle(article.slug));
  return answerPage(
    {
      ...{ language, title: article.question, canonical, kind: 'article', siteName: site, image: null },
      description: text.length > longestDescription ? `${text.slice(0, longestDescription - 1).toWellFormed()}…` : text,
    },
    `<header><strong><a href="${escapeHtml(addresses.centre)}">${escapeHtml(site)}</a></strong></header>
<main><article>
<h1 dir="auto">${escapeHtml(article.question)}</h1>
<p class="quiet">${escapeHtml(words('publicHelp.updated', { day: day(article.updatedAt) }))}</p>
${picture === null ? '' : `<img src="${picture}" alt="">\n`}<div dir="auto">${cleaned(article.content)}</div>
</article>
${others}
<p><a href="${escapeHtml(addresses.centre)}">${escapeHtml(words('publicHelp.all'))}</a></p></main>`,
  );
}

type Words = ReturnType<typeof publicWords>['words'];

const searchForm = (words: Words, q: string) =>
  `<form method="get" role="search"><input type="search" name="q" maxlength="400" value="${escapeHtml(q)}" aria-label="${escapeHtml(words('publicHelp.search'))}" placeholder="${escapeHtml(words('publicHelp.search'))}"><button>${escapeHtml(words('publicHelp.look'))}</button></form>`;

function listed(lines: readonly Pick<PublicLine, 'question' | 'slug'>[], addresses: Addresses): string {
  const links = lines.map(
    ({ question, slug }) => `<li dir="auto"><a href="${escapeHtml(addresses.article(slug))}">${escapeHtml(question)}</a></li>`,
  );
  return links.length > 0 ? `<ul class="plain">${links.join('\n')}</ul>` : '';
}

function byCategory(lines: readonly PublicLine[], addresses: Addresses): string {
  const parts = Map.groupBy(lines, ({ category }) => category);
  return [...parts].map(([category, some]) => `<h2 dir="auto">${escapeHtml(category)}</h2>${listed(some, addresses)}`).join('\n');
}

/** That nothing is to be read there: as a page for a browser. @throws 404 for everybody else */
function answerGone(entity: string, scope: OpenScope): Response {
  if (!scope.request.headers.get('Accept')?.includes('text/html')) throw notFound('article');
  const { language, words } = publicWords(scope.request, texts);
  const [title, text] = [words('publicHelp.gone'), words('publicHelp.goneText')];
  return answerPage(
    {
      ...{ language, title, description: text, canonical: publicHelpAddresses(entity, scope).centre },
      ...{ kind: 'website', siteName: title, image: null },
    },
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`,
    404,
  );
}
