import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { permissions } from '../tables.ts';

/** Those that were deleted long ago. */
export const sweepPermissions: Sweep = {
  name: 'permissions',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, permissions, and(eq(permissions.entity, entity), lt(permissions.deletedAt, daysBefore(now, keepDays.deleted)))),
};
