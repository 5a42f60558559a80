import { integer, text } from 'drizzle-orm/pg-core';
import type { Period, PlanName } from '#contract/plan-table.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** The plan of a company; the row is created on the first choice. */
export const { table: entityPlans } = entityTable(
  'entity_plans',
  () => ({
    entity: entityColumn(),
    /** Null after the choice was withdrawn. */
    plan: text().$type<PlanName>(),
    period: text().$type<Period>().notNull().default('monthly'),
    trialUntil: moment('trial_until').notNull(),
    chosenAt: moment('chosen_at'),
    chosenBy: idColumn('chosen_by'),
    version: versionColumn(),
  }),
  undefined,
  ['entity'],
);

/** Responses through public links per calendar month in UTC. */
export const { table: responseMonths } = entityTable(
  'response_months',
  () => ({ entity: entityColumn(), /** `YYYY-MM` */ month: text().notNull(), responses: integer().notNull() }),
  undefined,
  ['entity', 'month'],
);
