import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { comments, pages, posts } from '../tables.ts';
import { profilePageTrash, profilePostTrash } from './profile-trash.ts';

/** What was deleted long ago. */
export const sweepProfiles: Sweep[] = [
  sweepTrash(profilePostTrash, { ...posts, key: posts.id }),
  sweepTrash(profilePageTrash, { ...pages, key: pages.id }),
  {
    name: 'profile comments',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, comments, and(eq(comments.entity, entity), lt(comments.deletedAt, daysBefore(now, keepDays.deleted)))),
  },
];
