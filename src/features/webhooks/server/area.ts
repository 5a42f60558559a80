import { and, eq, lt } from 'drizzle-orm';
import type { ServerArea } from '#server/server-area.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { webhookEndpoints } from '../contract.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { webhookWork } from './deliver-due.ts';
import { webhookRoutes } from './routes.ts';
import { webhookTrash } from './webhooks.ts';

const keptDays = 30;

const sweepDeliveries: Sweep = {
  name: 'deliveries of webhooks',
  run: (db, { entity, now }) =>
    deleteRows(
      db,
      webhookDeliveries,
      and(eq(webhookDeliveries.entity, entity), lt(webhookDeliveries.createdAt, daysBefore(now, keptDays))),
    ),
};

export const webhookArea: ServerArea = {
  endpoints: webhookEndpoints,
  routes: webhookRoutes,
  sweeps: [sweepDeliveries, sweepTrash(webhookTrash, { ...webhooks, key: webhooks.id })],
  work: [webhookWork],
  trash: [webhookTrash],
};
