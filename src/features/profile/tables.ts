import { sql } from 'drizzle-orm';
import { date, foreignKey, index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, recordColumns, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { SocialNetwork } from './contract.ts';

const live = sql`deleted_at is null`;

/** What somebody says of themselves beyond what a person has: who has said nothing has no row. */
export const { table: profiles, view: profilesView } = entityTable(
  'profiles',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    coverFileId: idColumn('cover_file_id'),
    /** Where they live, and their own pages. */
    city: text().notNull().default(''),
    website: text().notNull().default(''),
    /** Since when they are with the company; null where nobody said. */
    joinedOn: date('joined_on', { mode: 'string' }),
    bornOn: date('born_on', { mode: 'string' }),
    /** Their pages elsewhere, as far as they named any. */
    socialLinks: jsonb('social_links').$type<Partial<Record<SocialNetwork, string>>>().notNull().default({}),
    /** Of who is no managed user: the others have these there. */
    company: text().notNull().default(''),
    country: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** The portrait before the one of now, to which one can go back. */
    formerAvatarFileId: idColumn('former_avatar_file_id'),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId'],
);

/** Who hears of whose posts. Two who follow each other are friends. */
export const { table: follows, view: followsView } = entityTable(
  'profile_follows',
  () => ({
    entity: entityColumn(),
    /** Who follows. */
    personId: idColumn('person_id').notNull(),
    followedId: idColumn('followed_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    foreignKey({ columns: [table.entity, table.followedId], foreignColumns: [people.entity, people.id] }),
    index('profile_follows_of_followed').on(table.entity, table.followedId, table.personId),
  ],
  ['entity', 'personId', 'followedId'],
);

/** What posts can be about, and people follow: a studio, a product, the lorry. */
export const { table: pages, view: pagesView } = entityTable(
  'profile_pages',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    subtitle: text().notNull().default(''),
    pictureFileId: idColumn('picture_file_id'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [trashIndex('profile_pages_trash', table)],
);

/** Whose favorites pages are: they hear of the posts about them. */
export const { table: pageFollowers, view: pageFollowersView } = entityTable(
  'profile_page_followers',
  () => ({
    entity: entityColumn(),
    pageId: idColumn('page_id').notNull(),
    personId: idColumn('person_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.pageId], foreignColumns: [pages.entity, pages.id] }).onDelete('cascade'),
    index('profile_page_followers_of_person').on(table.entity, table.personId, table.pageId),
  ],
  ['entity', 'pageId', 'personId'],
);

/** What people post. The newest has the highest id. */
export const { table: posts, view: postsView } = entityTable(
  'profile_posts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** The page that it is about. */
    pageId: idColumn('page_id'),
    /** Plain text; the question, where it is a poll. */
    text: text().notNull().default(''),
    fileId: idColumn('file_id'),
    media: text().$type<'picture' | 'video'>(),
    /** The answers of a poll, in their order; none where it is no poll. */
    options: text().array().notNull().default(sql`'{}'`),
    /** The post that it passes on. */
    sharedId: idColumn('shared_id'),
    editedAt: moment('edited_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('profile_posts_of_person').on(table.entity, table.personId, table.id).where(live),
    index('profile_posts_of_page').on(table.entity, table.pageId, table.id).where(live),
    index('profile_posts_newest').on(table.entity, table.id).where(live),
    index('profile_posts_shared').on(table.entity, table.sharedId).where(live),
    index('profile_posts_polls').on(table.entity, table.id).where(sql`deleted_at is null and options <> '{}'`),
    trashIndex('profile_posts_trash', table),
  ],
);

const ofPost = (table: typeof posts) => [table.entity, table.id] as const;

/** Who likes a post. */
export const { table: likes, view: likesView } = entityTable(
  'profile_likes',
  () => ({
    entity: entityColumn(),
    postId: idColumn('post_id').notNull(),
    personId: idColumn('person_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.postId], foreignColumns: [...ofPost(posts)] }).onDelete('cascade')],
  ['entity', 'postId', 'personId'],
);

/** What each has chosen in a poll: one answer, by its place. */
export const { table: votes, view: votesView } = entityTable(
  'profile_votes',
  () => ({
    entity: entityColumn(),
    postId: idColumn('post_id').notNull(),
    personId: idColumn('person_id').notNull(),
    option: smallint().notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.postId], foreignColumns: [...ofPost(posts)] }).onDelete('cascade')],
  ['entity', 'postId', 'personId'],
);

/** The posts among the news beside a profile that somebody has marked for themselves. */
export const { table: favorites, view: favoritesView } = entityTable(
  'profile_favorites',
  () => ({
    entity: entityColumn(),
    postId: idColumn('post_id').notNull(),
    personId: idColumn('person_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.postId], foreignColumns: [...ofPost(posts)] }).onDelete('cascade')],
  ['entity', 'postId', 'personId'],
);

/** What people say about a post. */
export const { table: comments, view: commentsView } = entityTable(
  'profile_comments',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    postId: idColumn('post_id').notNull(),
    personId: idColumn('person_id').notNull(),
    comment: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    ...deletionColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.postId], foreignColumns: [...ofPost(posts)] }).onDelete('cascade'),
    index('profile_comments_of_post').on(table.entity, table.postId, table.id).where(live),
  ],
);

/** Who likes a comment. */
export const { table: commentLikes, view: commentLikesView } = entityTable(
  'profile_comment_likes',
  () => ({
    entity: entityColumn(),
    commentId: idColumn('comment_id').notNull(),
    personId: idColumn('person_id').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.commentId], foreignColumns: [comments.entity, comments.id] }).onDelete('cascade')],
  ['entity', 'commentId', 'personId'],
);
