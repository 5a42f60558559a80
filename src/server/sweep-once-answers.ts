import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from './sweep.ts';
import { onceAnswers } from './tables.ts';

/** Whoever sends a call again because no answer came does so within a day. */
export const sweepOnceAnswers: Sweep = {
  name: 'answers to calls that are done once',
  run: (db, { entity, now }) =>
    deleteRows(db, onceAnswers, and(eq(onceAnswers.entity, entity), lt(onceAnswers.createdAt, daysBefore(now, 1)))),
};
