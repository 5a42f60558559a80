import { sql } from 'drizzle-orm';
import { date, foreignKey, index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, recordColumns, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { SocialNetwork } from './contract.ts';

const live = sql`deleted_at is null`;

/** Profile fields beyond the person record; no row until the person fills in any. */
export const { table: profiles, view: profilesView } = entityTable(
  'profiles',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    coverFileId: idColumn('cover_file_id'),
    /** City and website. */
    city: text().notNull().default(''),
    website: text().notNull().default(''),
    /** Date they joined the company; null when not given. */
    joinedOn: date('joined_on', { mode: 'string' }),
    bornOn: date('born_on', { mode: 'string' }),
    /** Social links by network. */
    socialLinks: jsonb('social_links').$type<Partial<Record<SocialNetwork, string>>>().notNull().default({}),
    /** Only for people who are not managed users, who have these in the users table. */
    company: text().notNull().default(''),
    country: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** The previous avatar, to revert to. */
    formerAvatarFileId: idColumn('former_avatar_file_id'),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId'],
);

/** Follows between people. Two who follow each other are friends. */
export const { table: follows, view: followsView } = entityTable(
  'profile_follows',
  () => ({
    entity: entityColumn(),
    /** The follower. */
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

/** Pages that posts can be about and people can follow: a studio, a product, the truck. */
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

/** Followers of pages, who are notified of posts about them. */
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

/** Profile posts. The newest has the highest id. */
export const { table: posts, view: postsView } = entityTable(
  'profile_posts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** The page the post is about. */
    pageId: idColumn('page_id'),
    /** Plain text; the question of a poll. */
    text: text().notNull().default(''),
    fileId: idColumn('file_id'),
    media: text().$type<'picture' | 'video'>(),
    /** Options of a poll, in order; empty for other posts. */
    options: text().array().notNull().default(sql`'{}'`),
    /** The post that it shares. */
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

/** Votes in polls: one option per person, by index. */
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

/** Posts that a person has marked in the feed next to a profile. */
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
