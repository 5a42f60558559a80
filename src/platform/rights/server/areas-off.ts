import { type SQL, sql } from 'drizzle-orm';
import type { AbilityRule } from '#contract/ability.ts';
import { type Area, rulesOfAreasOff } from '#contract/areas.ts';
import { accounts, entities } from '#platform/session/tables.ts';

/** What the company of an account has turned off, as a column of a query that joins accounts. */
export const areasOff = sql<Area[] | null>`(select ${entities.areasOff} from ${entities} where ${entities.entity} = ${accounts.entity})`;

/** What rules still allow while areas are off. */
export function withAreasOff(rules: AbilityRule[], off: readonly Area[] | null): AbilityRule[] {
  return off && off.length > 0 ? [...rules, ...rulesOfAreasOff(off)] : rules;
}

/** For what anyone may read of a company: whether the area is on there. */
export function isAreaOn(area: Area, entity: string): SQL {
  return sql`not exists (select from entities where entity = ${entity} and areas_off @> ${JSON.stringify([area])}::jsonb)`;
}
