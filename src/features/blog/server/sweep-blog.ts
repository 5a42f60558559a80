import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { categories, comments, posts } from '../tables.ts';
import { postTrash } from './blog-trash.ts';

const old = (table: typeof comments | typeof categories): Sweep['run'] => {
  return (db, { entity, now, keepDays }) =>
    deleteRows(db, table, and(eq(table.entity, entity), lt(table.deletedAt, daysBefore(now, keepDays.deleted))));
};

/** What was deleted long ago. */
export const sweepBlog: Sweep[] = [
  sweepTrash(postTrash, { ...posts, key: posts.id }),
  { name: 'blog comments', run: old(comments) },
  { name: 'blog categories', run: old(categories) },
];
