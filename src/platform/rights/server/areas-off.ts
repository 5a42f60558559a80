import { type SQL, sql } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import { type Area, rulesOfAreasOff } from '#contract/areas.ts';
import { accounts, entities } from '#platform/session/tables.ts';

/** Areas turned off by the company of an account, as a column for queries that join accounts. */
export const areasOff = sql<Area[] | null>`(select ${entities.areasOff} from ${entities} where ${entities.entity} = ${accounts.entity})`;

/** Returns the effective rules while areas are off. */
export function withAreasOff(rules: AbilityRule[], off: readonly Area[] | null): AbilityRule[] {
  return off && off.length > 0 ? [...rules, ...rulesOfAreasOff(off)] : rules;
}

/** Matches when the area is on in the company; for public data. */
export function isAreaOn(area: Area, entity: string): SQL {
  return sql`not exists (select from entities where entity = ${entity} and areas_off @> ${JSON.stringify([area])}::jsonb)`;
}
