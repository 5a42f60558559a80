import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, version } from '#contract/primitives.ts';

export const categoryIcons = ['article', 'brush', 'tool', 'briefcase', 'users', 'map', 'palette', 'star', 'bulb', 'message'] as const;
export const categoryIcon = z.enum(categoryIcons);
export type CategoryIcon = z.infer<typeof categoryIcon>;

/** A category as referenced by posts. */
export const categoryRef = z.object({ id: z.number(), name: z.string(), icon: categoryIcon });
export type CategoryRef = z.infer<typeof categoryRef>;

/** A category as seen by editors. */
const category = z.object({ ...categoryRef.shape, version: z.number() });
export type Category = z.infer<typeof category>;

const categoryName = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const noSuchCategory = { 404: 'No such category.' };
const one = { action: 'update', subject: 'Blog', params: z.object({ id: id() }) } as const;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/v1/blog/categories',
  summary: 'Lists all categories in order, with their number of posts in any status.',
  action: 'update',
  subject: 'Blog',
  answer: z.object({ categories: z.array(z.object({ ...category.shape, posts: z.number() })) }),
});

export const addCategory = endpoint({
  method: 'POST',
  path: '/api/v1/blog/categories',
  once: true,
  summary: 'Adds a category at the end.',
  action: 'update',
  subject: 'Blog',
  body: z.strictObject({ name: categoryName(), icon: z._default(categoryIcon, 'article') }),
  answer: z.object({ category }),
  status: 201,
});

export const updateCategory = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/blog/categories/{id}',
  summary: 'Changes the name or picture of a category.',
  body: z.strictObject({ name: z.optional(categoryName()), icon: z.optional(categoryIcon), version: version() }),
  answer: z.object({ category }),
  refusals: { ...noSuchCategory, 409: 'It was changed by someone else; `current` has the category.' },
});

export const moveCategory = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/blog/categories/{id}/move',
  summary: 'Moves a category before another, or to the end.',
  body: z.strictObject({ beforeId: z.nullable(id()) }),
  refusals: { 404: 'One of them doesn’t exist.' },
});

export const deleteCategory = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/v1/blog/categories/{id}',
  summary: 'Soft-deletes a category; its posts stay.',
  refusals: noSuchCategory,
});

export const restoreCategory = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/blog/categories/{id}/restore',
  summary: 'Restores a category; its posts have it again.',
  answer: z.object({ category }),
  refusals: noSuchCategory,
});

export const categoryEndpoints = [listCategories, addCategory, updateCategory, moveCategory, deleteCategory, restoreCategory];
