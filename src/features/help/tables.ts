import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, recordColumns, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { ArticleState, GroupIcon, GroupTint } from './contract.ts';

/** The cards of the help centre. */
export const { table: helpCategories, view: helpCategoriesView } = entityTable(
  'help_categories',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** As addresses have it: `api-questions`. */
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** The drawing on its card, by its name in `public/help`. */
    image: text().notNull(),
    position: integer().notNull().default(0),
  }),
  (table) => [unique('help_categories_name').on(table.entity, table.name)],
);

/** What the questions of a category are about. */
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

/** What somebody writes of an article: the article has it as it is now, each version as it was. */
const writtenColumns = () => ({
  question: text().notNull(),
  slug: text().notNull(),
  groupId: idColumn('group_id').notNull(),
  /** Sanitized HTML. */
  content: text().notNull().default(''),
  state: text().$type<ArticleState>().notNull(),
  /** Which others are named below it; none: those of its group. */
  relatedIds: idColumn('related_ids').array().notNull().default(sql`'{}'`),
});

/** The articles of an entity's help centre. `version` is the number of the newest version. */
export const { table: helpArticles, view: helpArticlesView } = entityTable(
  'help_articles',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ...writtenColumns(),
    contentText: text('content_text').notNull().default(''),
    /** When it was first published; an address under which nobody can have read it is let go of. */
    publishedAt: moment('published_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** What a search looks through, a space before each word: those of the question first. */
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_words_of(question) || search_words_of(content_text)`),
    /** So many characters of the words are the question's. */
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

/** Every save of an article, whole: what was written is never lost. */
export const { table: helpVersions, view: helpVersionsView } = entityTable(
  'help_versions',
  () => ({
    entity: entityColumn(),
    articleId: idColumn('article_id').notNull(),
    /** From 1, without gaps. */
    number: idColumn('number').notNull(),
    ...writtenColumns(),
    personId: idColumn('person_id').notNull(),
    /** The older version that this one brought back. */
    restoredFrom: idColumn('restored_from'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.articleId], foreignColumns: [helpArticles.entity, helpArticles.id] }).onDelete('cascade'),
  ],
  ['entity', 'articleId', 'number'],
);

/** Every slug that an article has or had: an old one leads to it, and no other article gets it. */
export const { table: helpSlugs, view: helpSlugsView } = entityTable(
  'help_slugs',
  () => ({ entity: entityColumn(), slug: text().notNull(), articleId: idColumn('article_id').notNull() }),
  (table) => [
    foreignKey({ columns: [table.entity, table.articleId], foreignColumns: [helpArticles.entity, helpArticles.id] }).onDelete('cascade'),
    index('help_slugs_of_article').on(table.entity, table.articleId),
  ],
  ['entity', 'slug'],
);

/** Whether an article helped: one answer of each person, which they may change. */
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

/** What was searched for and not found, for those who write: nobody is named in it. */
export const { table: helpSearches, view: helpSearchesView } = entityTable(
  'help_searches',
  () => ({
    entity: entityColumn(),
    /** The words of the search in small letters, by which two are the same. */
    words: text().notNull(),
    /** As it was typed last. */
    text: text().notNull(),
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
    /** Since when it is dealt with; until somebody searches for it in vain again. */
    doneAt: moment('done_at'),
  }),
  (table) => [index('help_searches_newest').on(table.entity, table.lastAt.desc().nullsFirst(), table.words)],
  ['entity', 'words'],
);

/** The parts of the answers that are asked for again and again. */
export const { table: faqCategories, view: faqCategoriesView } = entityTable(
  'faq_categories',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** As the wire has it: `cancellationReturn`. */
    name: text().notNull(),
    icon: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    position: integer().notNull().default(0),
  }),
  (table) => [unique('faq_categories_name').on(table.entity, table.name)],
);

/** A question and its answer, in plain text. */
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

/** How an entity has its help centre: nothing of it is for everybody before somebody has said so. */
export const { table: helpSettings } = entityTable(
  'help_settings',
  () => ({ entity: entityColumn(), isPublic: boolean('is_public').notNull(), updatedAt: moment('updated_at').notNull() }),
  undefined,
  ['entity'],
);
