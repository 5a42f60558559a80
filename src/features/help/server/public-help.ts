import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { abilityFrom, visitorRules } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readCompany } from '#platform/session/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { answerPage, publicWords } from '#server/public/answer-page.ts';
import { memoizedSanitizer } from '#server/public/memoized-sanitizer.ts';
import { notFound } from '#server/refusal.ts';
import { cleanRichText } from '#server/rich-text.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { pictureOfPage } from '../article-pictures.ts';
import { texts } from '../locales/server/texts.ts';
import { pageOfArticle } from '../page-help.ts';
import type {
  openPublicArticle as articleContract,
  openPublicHelp as centerContract,
  openHelp as openContract,
  readHelpOpening as readContract,
} from '../public-contract.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpSettings,
  helpSlugsView as slugs,
} from '../tables.ts';
import { havingAll, termsOf, visibleArticles } from './find-articles.ts';

const longestDescription = 200;
const cleaned = memoizedSanitizer((html) => cleanRichText(html, 'content'));
type Addresses = ReturnType<typeof publicHelpAddresses>;

/** Serves the public help center: all questions, or search results. */
export async function openPublicHelp({ params, query }: GivenOf<typeof centerContract>, scope: OpenScope): Promise<Response> {
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

/** Serves a published article publicly; an old slug redirects to the current one. */
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

/** Responds that there is nothing to read, as a page for browsers. @throws 404 for all other clients */
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

/** Checks whether the published articles are public. */
async function isHelpPublic(db: Db, entity: string): Promise<boolean> {
  const [row] = await db.select({ isPublic: helpSettings.isPublic }).from(helpSettings).where(eq(helpSettings.entity, entity));
  return row?.isPublic ?? false;
}

/** Returns whether it is public, and its URL. */
export async function readHelpOpening(_given: unknown, scope: Scope): Promise<AnswerOf<typeof readContract>> {
  const { db, entity } = scope;
  return { isPublic: await isHelpPublic(db, entity), address: publicHelpAddresses(entity, scope).centre };
}

/** Makes it public or limits it to the company. */
export async function openHelp({ body }: GivenOf<typeof openContract>, scope: Scope): Promise<AnswerOf<typeof openContract>> {
  const { db, entity, now } = scope;
  const { isPublic } = body;
  if (isPublic !== (await isHelpPublic(db, entity))) {
    const columns = { isPublic, updatedAt: now };
    await db
      .insert(helpSettings)
      .values({ entity, ...columns })
      .onConflictDoUpdate({ target: helpSettings.entity, set: columns });
    await announce(db, entity, { kind: 'help', ids: [] });
    await recordAudit(db, scope, { action: isPublic ? 'help.opened' : 'help.closed' });
  }
  return { isPublic, address: publicHelpAddresses(entity, scope).centre };
}

/** Public URLs of a help center, absolute when the operator configured the origin; never derived from the request. */
function publicHelpAddresses(entity: string, { deps }: Pick<OpenScope, 'deps'>) {
  const centre = `${mailedOrigin(deps) ?? ''}/knowledge-base/${encodeURIComponent(entity)}`;
  return { centre, article: (slug: string) => `${centre}/${encodeURIComponent(slug)}` };
}

const maxShown = 500;
const maxRelated = 5;

interface PublicLine {
  question: string;
  slug: string;
  category: string;
}

interface Reading {
  db: Db;
  entity: string;
}

/** Reads articles with the permissions of a visitor: only published ones. */
const asVisitor = ({ entity }: Reading) => ({ entity, ability: abilityFrom(visitorRules) });

/** Returns the published articles in order; with a search, those that contain its words. */
function readPublicLines(reading: Reading, q = ''): Promise<PublicLine[]> {
  const terms = termsOf(q);
  return reading.db
    .select({ question: articles.question, slug: articles.slug, category: categories.title })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(terms.length > 0 ? havingAll(terms, asVisitor(reading)) : visibleArticles(asVisitor(reading)))
    .orderBy(asc(categories.position), asc(categories.id), asc(groups.position), asc(articles.id))
    .limit(maxShown);
}

/** Returns a published article by a current or former slug, with others of its group. */
async function readPublicArticle(reading: Reading, slug: string) {
  const { db, entity } = reading;
  const [article] = await db
    .select({
      ...{ id: articles.id, question: articles.question, slug: articles.slug, content: articles.content, text: articles.contentText },
      ...{ groupId: articles.groupId, updatedAt: articles.updatedAt },
    })
    .from(slugs)
    .innerJoin(articles, and(eq(articles.entity, slugs.entity), eq(articles.id, slugs.articleId)))
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug), visibleArticles(asVisitor(reading))));
  if (!article) return null;
  const related = await db
    .select({ question: articles.question, slug: articles.slug })
    .from(articles)
    .where(and(visibleArticles(asVisitor(reading)), eq(articles.groupId, article.groupId), sql`${articles.id} <> ${article.id}`))
    .orderBy(desc(articles.updatedAt), asc(articles.id))
    .limit(maxRelated);
  return { article, related };
}
