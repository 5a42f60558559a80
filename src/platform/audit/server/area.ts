import { and, eq, lt } from 'drizzle-orm';
import type { ServerArea } from '#server/server-area.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { auditEndpoints } from '../contract.ts';
import { auditEntries } from '../tables.ts';
import { auditRoutes } from './routes.ts';

const sweepAudit: Sweep = {
  name: 'audit',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, auditEntries, and(eq(auditEntries.entity, entity), lt(auditEntries.at, daysBefore(now, keepDays.audit)))),
};

export const auditArea: ServerArea = {
  endpoints: auditEndpoints,
  routes: auditRoutes,
  sweeps: [sweepAudit],
};
