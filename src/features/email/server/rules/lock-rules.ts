import { and, count, eq } from 'drizzle-orm';
import { lockOwnPerson } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mailRules } from '../../tables.ts';

const mostRules = 200;

/** The rules of the signed-in person. */
export function ownRules({ entity, identity }: Scope) {
  return and(live(mailRules, entity), eq(mailRules.ownerId, identity.personId));
}

/** Lets one at a time change which rules the person has and in what order, so that positions stay 1 to n. @returns n. */
export async function lockOrder(scope: Scope): Promise<number> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ rules: count() }).from(mailRules).where(ownRules(scope));
  return row?.rules ?? 0;
}

/** A rule of the signed-in person, locked. @throws 404. */
export async function lockRule(id: number, scope: Scope): Promise<typeof mailRules.$inferSelect> {
  const [row] = await scope.db
    .select()
    .from(mailRules)
    .where(and(ownRules(scope), eq(mailRules.id, id)))
    .for('update');
  if (!row) throw notFound('rule');
  return row;
}

/** @throws 400 for one more than anybody needs. */
export function refuseTooMany(rules: number): void {
  if (rules >= mostRules) throw invalid('body', { code: 'full', max: mostRules });
}
