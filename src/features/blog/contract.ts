import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, flag, id, isoMoment, page, perPage, version } from '#contract/primitives.ts';
import { categoryIcon, categoryRef } from './category-contract.ts';
import { postComment } from './comment-contract.ts';

/** Selectable statuses. A scheduled post counts as published once its time has come. */
export const postStatuses = ['Draft', 'Pending', 'Published', 'Scheduled'] as const;
const status = z.enum(postStatuses);
export type PostStatus = z.infer<typeof status>;

const tagText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** A post in lists. */
const postLine = z.object({
  id: z.number(),
  /** Signed URL of the cover picture; null without one. */
  img: z.nullable(z.string()),
  title: z.string(),
  avatar: z.nullable(z.string()),
  userFullName: z.string(),
  /** `13 Dec 2026`. */
  blogPosted: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  /** Number of comments. */
  comment: z.number(),
  /** Time of publication, past or scheduled; otherwise of creation. */
  postedAt: z.string(),
  status,
  categories: z.array(categoryRef),
  isBookmarked: z.boolean(),
});
export type PostLine = z.infer<typeof postLine>;

const detail = z.object({
  blog: z.object({
    img: z.nullable(z.string()),
    title: z.string(),
    avatar: z.nullable(z.string()),
    userFullName: z.string(),
    createdTime: z.string(),
    tags: z.array(z.string()),
    /** Sanitized HTML. */
    content: z.string(),
    /** Numbers of comments and bookmarks. */
    comments: z.number(),
    bookmarked: z.number(),
    id: z.number(),
    postedAt: z.string(),
    excerpt: z.string(),
    status,
    authorId: z.number(),
    /** The author's job title. */
    authorRole: z.string(),
    categories: z.array(categoryRef),
    isBookmarked: z.boolean(),
    /** Public path of the post; null while it is unpublished. */
    publicPath: z.nullable(z.string()),
    version: z.number(),
  }),
  comments: z.array(postComment),
});
export type PostDetail = z.infer<typeof detail>;

const editedPost = z.object({
  avatar: z.nullable(z.string()),
  userFullName: z.string(),
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: z.string() })),
  slug: z.string(),
  status,
  excerpt: z.string(),
  featuredImage: z.nullable(z.string()),
  content: z.string(),
  id: z.number(),
  tags: z.array(z.string()),
  featuredFileId: z.nullable(z.number()),
  publishedAt: z.nullable(z.string()),
  publicPath: z.nullable(z.string()),
  /** Number of the latest revision, which the next save must be based on. */
  version: z.number(),
  /** Author and time of that revision. */
  savedBy: z.string(),
  savedAt: z.string(),
});
export type EditedPost = z.infer<typeof editedPost>;

const noSuchPost = { 404: 'No such post.' };
const ofPost = z.object({ id: id() });

// Endpoints from the specification.

export const listBlog = endpoint({
  method: 'GET',
  path: '/blog/list/data',
  summary:
    'Lists posts, newest first; without edit permission only published ones. If there are more than 1,000, returns the newest 1,000 and the header `X-Truncated: true`.',
  action: 'read',
  subject: 'Blog',
  answer: z.array(postLine),
});

export const readBlogSidebar = endpoint({
  method: 'GET',
  path: '/blog/list/data/sidebar',
  summary: 'Lists the newest posts, and categories and tags with their number of posts.',
  action: 'read',
  subject: 'Blog',
  answer: z.object({
    recentPosts: z.array(
      z.object({ img: z.nullable(z.string()), title: z.string(), id: z.number(), createdTime: z.string(), postedAt: z.string() }),
    ),
    categories: z.array(z.object({ category: z.string(), icon: categoryIcon, id: z.number(), count: z.number() })),
    tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  }),
});

export const readBlogDetail = endpoint({
  method: 'GET',
  path: '/blog/list/data/detail',
  summary: 'Returns a post with its comments, without an id the newest.',
  action: 'read',
  subject: 'Blog',
  query: z.object({ id: emptyAsAbsent(id()) }),
  answer: detail,
  refusals: noSuchPost,
});

export const readBlogEdit = endpoint({
  method: 'GET',
  path: '/blog/list/data/edit',
  summary: 'Returns the editable fields of a post, without an id of the newest.',
  action: 'update',
  subject: 'Blog',
  query: z.object({ id: emptyAsAbsent(id()) }),
  answer: editedPost,
  refusals: noSuchPost,
});

// Atrium's own endpoints.

export const postsPerPage = 10;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/v1/blog/posts',
  summary: 'Lists posts, newest first, a page at a time; `q` searches title, excerpt, text and tags.',
  action: 'read',
  subject: 'Blog',
  query: z.object({
    q: z._default(z.string(), ''),
    category: emptyAsAbsent(id()),
    tag: emptyAsAbsent(tagText()),
    status: emptyAsAbsent(status),
    bookmarked: emptyAsAbsent(flag()),
    page: page(),
    perPage: perPage(postsPerPage),
  }),
  answer: z.object({ posts: z.array(postLine), total: z.number() }),
});

/** Fields left out stay unchanged. */
const written = {
  blogTitle: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  /** Derived from the title when empty. */
  slug: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(status),
  excerpt: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  content: z.optional(z.string().check(z.maxLength(300_000))),
  tags: z.optional(z.array(tagText()).check(z.maxLength(20))),
  categoryIds: z.optional(z.array(id()).check(z.maxLength(20))),
  featuredFileId: z.optional(z.nullable(id())),
  /** Only for scheduled posts. */
  publishedAt: z.optional(z.nullable(isoMoment())),
};

export const addPost = endpoint({
  method: 'POST',
  path: '/api/v1/blog/posts',
  once: true,
  summary: 'Creates a post, by default as a draft.',
  action: 'create',
  subject: 'Blog',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({ ...written, blogTitle: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ post: editedPost }),
  status: 201,
});

export const savePost = endpoint({
  method: 'POST',
  path: '/api/v1/blog/posts/{id}',
  summary: 'Saves a post as its next revision, if it changed.',
  action: 'update',
  subject: 'Blog',
  bodyLimitBytes: bodyLimits.rich,
  params: ofPost,
  body: z.strictObject({ ...written, version: version() }),
  answer: z.object({ post: editedPost }),
  refusals: { ...noSuchPost, 409: 'Someone else saved a newer revision; `current` has the post.' },
});

const revisionLine = z.object({
  number: z.number(),
  savedBy: z.string(),
  avatar: z.nullable(z.string()),
  savedAt: z.string(),
  blogTitle: z.string(),
  status,
  /** Length of the text in characters. */
  length: z.number(),
  restoredFrom: z.nullable(z.number()),
});
export type RevisionLine = z.infer<typeof revisionLine>;

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/v1/blog/posts/{id}/revisions',
  summary: 'Lists the revisions of a post, newest first, a page at a time.',
  action: 'update',
  subject: 'Blog',
  params: ofPost,
  query: z.object({ page: page(), perPage: perPage(25) }),
  answer: z.object({ revisions: z.array(revisionLine), total: z.number() }),
  refusals: noSuchPost,
});

const ofRevision = z.object({ id: id(), number: id() });

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/v1/blog/posts/{id}/revisions/{number}',
  summary: 'Returns a complete revision of a post.',
  action: 'update',
  subject: 'Blog',
  params: ofRevision,
  answer: z.object({
    revision: z.object({ ...revisionLine.shape, slug: z.string(), excerpt: z.string(), content: z.string(), tags: z.array(z.string()) }),
  }),
  refusals: { 404: 'No such post or revision.' },
});

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/v1/blog/posts/{id}/revisions/{number}/restore',
  summary: 'Restores an older revision as the next one. Status and publishing time stay.',
  action: 'update',
  subject: 'Blog',
  params: ofRevision,
  body: z.strictObject({ version: version() }),
  answer: z.object({ post: editedPost }),
  refusals: { 404: 'No such post or revision.', 409: 'Someone else saved a newer revision; `current` has the post.' },
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/v1/blog/posts/{id}',
  summary: 'Soft-deletes a post.',
  action: 'delete',
  subject: 'Blog',
  params: ofPost,
  refusals: noSuchPost,
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/v1/blog/posts/{id}/restore',
  summary: 'Restores a post.',
  action: 'delete',
  subject: 'Blog',
  params: ofPost,
  refusals: noSuchPost,
});

export const bookmarkPost = endpoint({
  method: 'POST',
  path: '/api/v1/blog/posts/{id}/bookmark',
  summary: 'Bookmarks a post for the caller, or removes the bookmark.',
  action: 'read',
  subject: 'Blog',
  params: ofPost,
  body: z.strictObject({ isBookmarked: z.boolean() }),
  answer: z.object({ isBookmarked: z.boolean(), bookmarked: z.number() }),
  refusals: noSuchPost,
});

export const blogEndpoints = [
  ...[listBlog, readBlogSidebar, readBlogDetail, readBlogEdit, listPosts, addPost, savePost],
  ...[listRevisions, readRevision, restoreRevision, deletePost, restorePost, bookmarkPost],
];
