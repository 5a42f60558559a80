import { and, eq } from 'drizzle-orm';
import type { DateSetting } from '#contract/date-setting.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { isZone } from '#server/zone-days.ts';
import type * as dateContract from '../date-contract.ts';

/** Returns the signed-in person's date and time formats. */
export async function getDateSetting(
  _given: unknown,
  { db, entity, identity }: Scope,
): Promise<AnswerOf<typeof dateContract.getDateSetting>> {
  const { timeZone, weekStart, hourCycle } = people;
  const [row] = await db
    .select({ timeZone, weekStart, hourCycle })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  if (!row) throw new Error('the account has no person');
  return row as DateSetting;
}

/** Updates the given date and time formats and notifies the person's other pages. */
export async function updateDateSetting(
  { body }: GivenOf<typeof dateContract.updateDateSetting>,
  scope: Scope,
): Promise<AnswerOf<typeof dateContract.updateDateSetting>> {
  const { db, entity, identity } = scope;
  if (typeof body.timeZone === 'string' && !isZone(body.timeZone)) throw invalid('timeZone', 'not_a_zone');
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) {
    await db
      .update(people)
      .set(given)
      .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
    await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  }
  return getDateSetting(undefined, scope);
}
