import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { twoSteps } from '../../tables.ts';
import type { Owner } from './pass-code.ts';

/** When two-step verification was turned on for an account; null if it is off. */
export async function twoStepsSince(db: Db, { entity, accountId }: Owner): Promise<Date | null> {
  const [kept] = await db
    .select({ at: twoSteps.confirmedAt })
    .from(twoSteps)
    .where(and(eq(twoSteps.entity, entity), eq(twoSteps.accountId, accountId)));
  return kept?.at ?? null;
}
