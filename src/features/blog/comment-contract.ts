import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

export const postComment = z.object({
  avatar: z.nullable(z.string()),
  userFullName: z.string(),
  /** `13 Dec 2026`. */
  commentedAt: z.string(),
  /** Plain text. */
  commentText: z.string(),
  id: z.number(),
  /** The comment it replies to. */
  parentId: z.nullable(z.number()),
  personId: z.number(),
  at: z.string(),
  isEdited: z.boolean(),
  /** Hidden comments are only sent to moderators. */
  isHidden: z.boolean(),
  /** Deleted; kept as a placeholder because it has replies. */
  isDeleted: z.boolean(),
});
export type PostComment = z.infer<typeof postComment>;

const noSuchComment = { 404: 'No such comment.' };
const ofOne = z.object({ id: id() });
const commentText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(5000));

export const addPostComment = endpoint({
  method: 'POST',
  path: '/api/v1/blog/posts/{id}/comments',
  once: true,
  summary: 'Comments on a post, or replies to a comment; a reply to a reply joins the same comment.',
  action: 'read',
  subject: 'Blog',
  params: ofOne,
  body: z.strictObject({ commentText: commentText(), parentId: z.optional(z.nullable(id())) }),
  answer: z.object({ comment: postComment }),
  status: 201,
  refusals: { 404: 'No such post or comment.' },
});

export const updatePostComment = endpoint({
  method: 'PUT',
  path: '/api/v1/blog/comments/{id}',
  summary: 'Changes the caller’s comment.',
  action: 'read',
  subject: 'Blog',
  params: ofOne,
  body: z.strictObject({ commentText: commentText() }),
  answer: z.object({ comment: postComment }),
  refusals: { 404: 'The caller has no such comment.' },
});

export const moderateComment = endpoint({
  method: 'POST',
  path: '/api/v1/blog/comments/{id}/moderate',
  summary: 'Hides a comment from readers, or shows it again.',
  action: 'update',
  subject: 'Blog',
  params: ofOne,
  body: z.strictObject({ isHidden: z.boolean() }),
  answer: z.object({ comment: postComment }),
  refusals: noSuchComment,
});

export const deletePostComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/blog/comments/{id}',
  summary: 'Deletes the caller’s comment, or any with permission to delete posts.',
  action: 'read',
  subject: 'Blog',
  params: ofOne,
  refusals: noSuchComment,
});

export const restorePostComment = endpoint({
  method: 'POST',
  path: '/api/v1/blog/comments/{id}/restore',
  summary: 'Restores a comment.',
  action: 'read',
  subject: 'Blog',
  params: ofOne,
  answer: z.object({ comment: postComment }),
  refusals: noSuchComment,
});

export const commentEndpoints = [addPostComment, updatePostComment, moderateComment, deletePostComment, restorePostComment];
