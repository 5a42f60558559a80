import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { taskComment } from './contract.ts';

const commentBody = z.strictObject({
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
  /** People the comment mentions; each gets a notification. */
  mentions: z._default(z.array(id()).check(z.maxLength(50)), []),
});

export const addComment = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/tasks/{id}/comments',
  once: true,
  summary: 'Comments on a card.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id() }),
  body: commentBody,
  answer: z.object({ comment: taskComment }),
  status: 201,
  refusals: { 404: 'No such card.' },
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/api/v1/kanban/comments/{id}',
  summary: 'Changes the caller’s comment.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id() }),
  body: commentBody,
  answer: z.object({ comment: taskComment }),
  refusals: { 404: 'The caller has no such comment.' },
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/kanban/comments/{id}',
  summary: 'Deletes the caller’s comment.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id() }),
  refusals: { 404: 'The caller has no such comment.' },
});

export const restoreComment = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/comments/{id}/restore',
  summary: 'Restores the caller’s comment.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id() }),
  answer: z.object({ comment: taskComment }),
  refusals: { 404: 'The caller has no such deleted comment.' },
});

export const commentEndpoints = [addComment, updateComment, deleteComment, restoreComment];
