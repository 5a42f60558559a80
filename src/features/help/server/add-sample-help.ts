import { and, eq, inArray } from 'drizzle-orm';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { foldWords } from '#platform/search/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextId, nextIds } from '#server/next-ids.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { sampleFaq } from '../sample-faq.ts';
import { sampleDraft, sampleSearches, sampleVotes } from '../sample-help.ts';
import { faqCategories, faqItems, helpArticles, helpSearches, helpSlugs, helpVersions, helpVotes } from '../tables.ts';
import { insertManual } from './insert-manual.ts';

const dayMs = 86_400_000;

/** Adds the sample help center: Atrium's manual in the owner's language with the sample people's additions, and the shop's FAQ. */
export async function addSampleHelp(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const { entity, ownerId } = story;
  const now = deps.clock();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const language = (await readLanguage(db, entity, ownerId)) ?? 'en';
  await insertManual({ db, entity, personId: ownerId, language, at: (place) => before(2 + place * 3) });
  await addDraft(db, story, before(1));
  await addVotes(db, story, before(1));
  await db
    .insert(helpSearches)
    .values(sampleSearches.map(({ text, times, daysAgo }) => ({ entity, text, words: foldWords(text), times, lastAt: before(daysAgo) })));
  await addFaq(db, entity);
}

/** Adds an unpublished draft. */
async function addDraft(db: Db, { entity, ownerId, personId }: SampleStory, at: Date): Promise<void> {
  const [beside] = await db
    .select({ groupId: helpArticles.groupId })
    .from(helpArticles)
    .where(and(eq(helpArticles.entity, entity), eq(helpArticles.slug, sampleDraft.beside)));
  const { question, content } = sampleDraft;
  const written = {
    question,
    slug: slugOfTitle(question),
    groupId: beside?.groupId ?? 0,
    content: content.replaceAll('\n', ''),
    state: 'Draft' as const,
  };
  const id = await nextId(db, entity, 'help article');
  await db.insert(helpArticles).values({ ...written, entity, id, contentText: textOfHtml(content), createdAt: at, updatedAt: at });
  await db.insert(helpSlugs).values({ entity, slug: written.slug, articleId: id });
  const writer = personId(sampleDraft.author) ?? ownerId;
  await db.insert(helpVersions).values({ ...written, entity, articleId: id, number: 1, personId: writer, createdAt: at });
}

async function addVotes(db: Db, { entity, personId }: SampleStory, votedAt: Date): Promise<void> {
  const slugs = sampleVotes.map(({ slug }) => slug);
  const found = await db
    .select({ id: helpArticles.id, slug: helpArticles.slug })
    .from(helpArticles)
    .where(and(eq(helpArticles.entity, entity), inArray(helpArticles.slug, slugs)));
  const rows = found.flatMap(({ id, slug }) =>
    sampleVotes
      .filter((vote) => vote.slug === slug)
      .flatMap(({ yes, no }) => [...yes.map((who) => ({ who, isHelpful: true })), ...no.map((who) => ({ who, isHelpful: false }))])
      .flatMap(({ who, isHelpful }) => {
        const voter = personId(who);
        return voter === null ? [] : [{ entity, articleId: id, personId: voter, isHelpful, votedAt }];
      }),
  );
  if (rows.length > 0) await db.insert(helpVotes).values(rows);
}

async function addFaq(db: Db, entity: string): Promise<void> {
  const categoryIds = await nextIds(db, entity, 'faq category', sampleFaq.length);
  await db
    .insert(faqCategories)
    .values(sampleFaq.map(({ answers: _, ...category }, position) => ({ ...category, entity, id: categoryIds[position] ?? 0, position })));
  const answers = sampleFaq.flatMap((category, at) =>
    category.answers.map(([question, answer]) => ({ categoryId: categoryIds[at] ?? 0, question, answer })),
  );
  const ids = await nextIds(db, entity, 'faq item', answers.length);
  await db.insert(faqItems).values(answers.map((row, index) => ({ ...row, entity, id: ids[index] ?? 0 })));
}
