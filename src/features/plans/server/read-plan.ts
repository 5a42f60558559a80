import { and, eq } from 'drizzle-orm';
import { planInForce } from '#contract/plan-table.ts';
import { people } from '#features/people/tables.ts';
import { readChoice } from '#features/plan-limits/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { CompanyPlan } from '../contract.ts';

/** The plan of the entity as a person reads it. */
export async function readPlan(scope: Pick<Scope, 'db' | 'entity' | 'now'>): Promise<CompanyPlan> {
  const { db, entity, now } = scope;
  const { chosenBy, chosenAt, trialUntil, ...choice } = await readChoice(scope);
  const [person] =
    chosenBy === null
      ? []
      : await db
          .select({ id: people.id, fullName: people.fullName })
          .from(people)
          .where(and(eq(people.entity, entity), eq(people.id, chosenBy)));
  return {
    ...choice,
    inForce: planInForce({ ...choice, trialUntil }, now),
    trialUntil: trialUntil.toISOString(),
    chosenAt: chosenAt?.toISOString() ?? null,
    chosenBy: person ?? null,
  };
}
