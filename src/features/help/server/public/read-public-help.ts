import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { abilityFrom, visitorRules } from '#contract/ability.ts';
import type { Db } from '#server/database.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpSlugsView as slugs,
} from '../../tables.ts';
import { havingAll, termsOf } from '../find-by-words.ts';
import { seenArticles } from '../seen-articles.ts';

const mostShown = 500;
const mostRelated = 5;

export interface PublicLine {
  question: string;
  slug: string;
  category: string;
}

interface Reading {
  db: Db;
  entity: string;
}

/** As visitors see articles: what is published. */
const asVisitor = ({ entity }: Reading) => ({ entity, ability: abilityFrom(visitorRules) });

/** The published articles, in the order of the help centre; of a search, those that have its words. */
export function readPublicLines(reading: Reading, q = ''): Promise<PublicLine[]> {
  const terms = termsOf(q);
  return reading.db
    .select({ question: articles.question, slug: articles.slug, category: categories.title })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(terms.length > 0 ? havingAll(terms, asVisitor(reading)) : seenArticles(asVisitor(reading)))
    .orderBy(asc(categories.position), asc(categories.id), asc(groups.position), asc(articles.id))
    .limit(mostShown);
}

/** A published article by a slug that it has or had, with others of its group. */
export async function readPublicArticle(reading: Reading, slug: string) {
  const { db, entity } = reading;
  const [article] = await db
    .select({
      ...{ id: articles.id, question: articles.question, slug: articles.slug, content: articles.content, text: articles.contentText },
      ...{ groupId: articles.groupId, updatedAt: articles.updatedAt },
    })
    .from(slugs)
    .innerJoin(articles, and(eq(articles.entity, slugs.entity), eq(articles.id, slugs.articleId)))
    .where(and(eq(slugs.entity, entity), eq(slugs.slug, slug), seenArticles(asVisitor(reading))));
  if (!article) return null;
  const related = await db
    .select({ question: articles.question, slug: articles.slug })
    .from(articles)
    .where(and(seenArticles(asVisitor(reading)), eq(articles.groupId, article.groupId), sql`${articles.id} <> ${article.id}`))
    .orderBy(desc(articles.updatedAt), asc(articles.id))
    .limit(mostRelated);
  return { article, related };
}
