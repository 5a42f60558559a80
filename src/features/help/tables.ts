import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, recordColumns, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { ArticleState, GroupIcon, GroupTint } from './contract.ts';

/** Categories of the help center, shown as cards. */
export const { table: helpCategories, view: helpCategoriesView } = entityTable(
  'help_categories',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Name in URLs: `api-questions`. */
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** File name of the card's illustration in `public/help`. */
    image: text().notNull(),
    position: integer().notNull().default(0),
  }),
  (table) => [unique('help_categories_name').on(table.entity, table.name)],
);

export const { table: helpGroups, view: helpGroupsView } = entityTable(
  'help_groups',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    categoryId: idColumn('category_id').notNull(),
    title: text().notNull(),
    icon: text().$type<GroupIcon>().notNull(),
    iconColor: text('icon_color').$type<GroupTint>().notNull(),
    position: integer().notNull().default(0),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.categoryId], foreignColumns: [helpCategories.entity, helpCategories.id] }),
    index('help_groups_of_category').on(table.entity, table.categoryId),
  ],
);

/** The written columns: the article holds the current values, each version those of its time. */
const writtenColumns = () => ({
  question: text().notNull(),
  slug: text().notNull(),
  groupId: idColumn('group_id').notNull(),
  /** Sanitized HTML. */
  content: text().notNull().default(''),
  state: text().$type<ArticleState>().notNull(),
  /** Related articles listed below it; empty lists those of its group. */
  relatedIds: idColumn('related_ids').array().notNull().default(sql`'{}'`),
});

/** Help center articles of a company. `version` is the number of the latest version. */
export const { table: helpArticles, view: helpArticlesView } = entityTable(
  'help_articles',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ...writtenColumns(),
    contentText: text('content_text').notNull().default(''),
    /** Time of first publication; until then its slug can be released. */
    publishedAt: moment('published_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** Search text with a space before each word, the question first. */
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_words_of(question) || search_words_of(content_text)`),
    /** Length of the question within the search text, in characters. */
    heading: integer()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`char_length(search_words_of(question))`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.groupId], foreignColumns: [helpGroups.entity, helpGroups.id] }),
    index('help_articles_of_group').on(table.entity, table.groupId, table.id).where(sql`deleted_at is null`),
    index('help_articles_by_words').using('gin', table.entity, sql`words gin_trgm_ops`),
    trashIndex('help_articles_trash', table),
  ],
);

/** Every save of an article in full, so no text is ever lost. */
export const { table: helpVersions, view: helpVersionsView } = entityTable(
  'help_versions',
  () => ({
    entity: entityColumn(),
    articleId: idColumn('article_id').notNull(),
    /** Starts at 1, without gaps. */
    number: idColumn('number').notNull(),
    ...writtenColumns(),
    personId: idColumn('person_id').notNull(),
    /** Number of the version that this one restored. */
    restoredFrom: idColumn('restored_from'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.articleId], foreignColumns: [helpArticles.entity, helpArticles.id] }).onDelete('cascade'),
  ],
  ['entity', 'articleId', 'number'],
);

/** Current and former slugs: an old one redirects to its article and stays reserved. */
export const { table: helpSlugs, view: helpSlugsView } = entityTable(
  'help_slugs',
  () => ({ entity: entityColumn(), slug: text().notNull(), articleId: idColumn('article_id').notNull() }),
  (table) => [
    foreignKey({ columns: [table.entity, table.articleId], foreignColumns: [helpArticles.entity, helpArticles.id] }).onDelete('cascade'),
    index('help_slugs_of_article').on(table.entity, table.articleId),
  ],
  ['entity', 'slug'],
);

/** Helpful votes: one per person, changeable. */
export const { table: helpVotes, view: helpVotesView } = entityTable(
  'help_votes',
  () => ({
    entity: entityColumn(),
    articleId: idColumn('article_id').notNull(),
    personId: idColumn('person_id').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: moment('voted_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.articleId], foreignColumns: [helpArticles.entity, helpArticles.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
  ],
  ['entity', 'articleId', 'personId'],
);

/** Searches without results for the editors, anonymous. */
export const { table: helpSearches, view: helpSearchesView } = entityTable(
  'help_searches',
  () => ({
    entity: entityColumn(),
    /** Lowercase words of the search, which identify it. */
    words: text().notNull(),
    /** As last typed. */
    text: text().notNull(),
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
    /** Time since it is resolved; reset when someone searches for it without results again. */
    doneAt: moment('done_at'),
  }),
  (table) => [index('help_searches_newest').on(table.entity, table.lastAt.desc().nullsFirst(), table.words)],
  ['entity', 'words'],
);

/** Categories of the FAQ. */
export const { table: faqCategories, view: faqCategoriesView } = entityTable(
  'faq_categories',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Name in the API: `cancellationReturn`. */
    name: text().notNull(),
    icon: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    position: integer().notNull().default(0),
  }),
  (table) => [unique('faq_categories_name').on(table.entity, table.name)],
);

/** A question and its answer in plain text. */
export const { table: faqItems, view: faqItemsView } = entityTable(
  'faq_items',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    categoryId: idColumn('category_id').notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    version: versionColumn(),
    ...deletionColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.categoryId], foreignColumns: [faqCategories.entity, faqCategories.id] }),
    index('faq_items_of_category').on(table.entity, table.categoryId, table.id),
  ],
);

/** Help center settings of a company. Nothing is public until someone turns it on. */
export const { table: helpSettings } = entityTable(
  'help_settings',
  () => ({ entity: entityColumn(), isPublic: boolean('is_public').notNull(), updatedAt: moment('updated_at').notNull() }),
  undefined,
  ['entity'],
);
