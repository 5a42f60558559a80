import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { auditEntries } from '../tables.ts';

export const sweepAudit: Sweep = {
  name: 'audit',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, auditEntries, and(eq(auditEntries.entity, entity), lt(auditEntries.at, daysBefore(now, keepDays.audit)))),
};
