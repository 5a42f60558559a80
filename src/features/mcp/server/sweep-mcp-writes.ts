import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { mcpWrites } from '../tables.ts';

/** What was written can be undone for as long as what was deleted can be had back. */
export const sweepMcpWrites: Sweep = {
  name: 'writes of assistants',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mcpWrites, and(eq(mcpWrites.entity, entity), lt(mcpWrites.createdAt, daysBefore(now, keepDays.deleted)))),
};
