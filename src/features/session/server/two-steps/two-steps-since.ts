import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { twoSteps } from '../../tables.ts';
import type { Owner } from './pass-code.ts';

/** Since when an account asks for a code; null where it does not. */
export async function twoStepsSince(db: Db, { entity, accountId }: Owner): Promise<Date | null> {
  const [kept] = await db
    .select({ at: twoSteps.confirmedAt })
    .from(twoSteps)
    .where(and(eq(twoSteps.entity, entity), eq(twoSteps.accountId, accountId)));
  return kept?.at ?? null;
}
