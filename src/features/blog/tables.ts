import { type SQL, sql } from 'drizzle-orm';
import { foreignKey, index, integer, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { CategoryIcon } from './category-contract.ts';
import type { PostStatus } from './contract.ts';

/** The written columns: the post holds the current values, each revision those of its time. */
const writtenColumns = () => ({
  title: text().notNull(),
  slug: text().notNull(),
  status: text().$type<PostStatus>().notNull(),
  excerpt: text().notNull().default(''),
  /** Sanitized HTML. Pictures are referenced by file id, see `picture-references.ts`. */
  content: text().notNull().default(''),
  tags: text().array().notNull().default(sql`'{}'`),
  categoryIds: idColumn('category_ids').array().notNull().default(sql`'{}'`),
  coverFileId: idColumn('cover_file_id'),
  /** Time of publication of a published or scheduled post; null otherwise. */
  publishedAt: moment('published_at'),
});

/** Blog posts of a company. `version` is the number of the latest revision. */
export const { table: posts, view: postsView } = entityTable(
  'blog_posts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ...writtenColumns(),
    contentText: text('content_text').notNull().default(''),
    authorId: idColumn('author_id').notNull(),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(title || chr(31) || excerpt || chr(31) || content_text || chr(31) || todo_tags_text(tags))`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.authorId], foreignColumns: [people.entity, people.id] }),
    index('blog_posts_newest').on(table.entity, sql`coalesce(published_at, created_at) desc`, table.id).where(sql`deleted_at is null`),
    index('blog_posts_categories').using('gin', table.entity, table.categoryIds),
    index('blog_posts_tagged').using('gin', table.entity, table.tags),
    index('blog_posts_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    // Scheduled posts of all companies, for the job that polls for due ones.
    index('blog_posts_scheduled').on(table.publishedAt).where(sql`status = 'Scheduled' and deleted_at is null`),
    trashIndex('blog_posts_trash', table),
  ],
);

/** Every save of a post in full, so no text is ever lost. */
export const { table: revisions, view: revisionsView } = entityTable(
  'blog_revisions',
  () => ({
    entity: entityColumn(),
    postId: idColumn('post_id').notNull(),
    /** Starts at 1, without gaps. */
    number: idColumn('number').notNull(),
    ...writtenColumns(),
    personId: idColumn('person_id').notNull(),
    /** Number of the revision that this one restored. */
    restoredFrom: idColumn('restored_from'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.postId], foreignColumns: [posts.entity, posts.id] }).onDelete('cascade')],
  ['entity', 'postId', 'number'],
);

/** Current and former slugs: an old one redirects to its post and stays reserved. */
export const { table: slugs, view: slugsView } = entityTable(
  'blog_slugs',
  () => ({ entity: entityColumn(), slug: text().notNull(), postId: idColumn('post_id').notNull() }),
  (table) => [
    foreignKey({ columns: [table.entity, table.postId], foreignColumns: [posts.entity, posts.id] }).onDelete('cascade'),
    index('blog_slugs_of_post').on(table.entity, table.postId),
  ],
  ['entity', 'slug'],
);

export const { table: categories, view: categoriesView } = entityTable('blog_categories', () => ({
  entity: entityColumn(),
  id: idColumn('id').notNull(),
  name: text().notNull(),
  icon: text().$type<CategoryIcon>().notNull(),
  /** Sort position, ascending; ties are sorted by name. */
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
  ...deletionColumns(),
}));

/** Comments on posts, and replies. */
export const { table: comments, view: commentsView } = entityTable(
  'blog_comments',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    postId: idColumn('post_id').notNull(),
    /** The comment it replies to, never a reply itself. */
    parentId: idColumn('parent_id'),
    personId: idColumn('person_id').notNull(),
    comment: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    /** Time since a moderator has hidden it. */
    hiddenAt: moment('hidden_at'),
    ...deletionColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.postId], foreignColumns: [posts.entity, posts.id] }).onDelete('cascade'),
    index('blog_comments_of_post').on(table.entity, table.postId, table.id),
  ],
);

/** Bookmarked posts per person. */
export const { table: bookmarks, view: bookmarksView } = entityTable(
  'blog_bookmarks',
  () => ({
    entity: entityColumn(),
    postId: idColumn('post_id').notNull(),
    personId: idColumn('person_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.postId], foreignColumns: [posts.entity, posts.id] }).onDelete('cascade'),
    index('blog_bookmarks_of_person').on(table.entity, table.personId),
  ],
  ['entity', 'postId', 'personId'],
);
