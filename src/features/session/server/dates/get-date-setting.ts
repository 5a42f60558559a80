import { and, eq } from 'drizzle-orm';
import type { DateSetting } from '#contract/date-setting.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { getDateSetting as contract } from '../../date-contract.ts';

/** How dates and times are written for the signed-in person. */
export async function getDateSetting(_given: unknown, { db, entity, identity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { timeZone, weekStart, hourCycle } = people;
  const [row] = await db
    .select({ timeZone, weekStart, hourCycle })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  if (!row) throw new Error('the account has no person');
  return row as DateSetting;
}
