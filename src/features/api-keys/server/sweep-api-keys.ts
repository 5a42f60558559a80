import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { accounts } from '#features/session/tables.ts';
import { type Sweep, sweepEnded } from '#server/sweep.ts';
import { apiKeys, keyAccount } from '../tables.ts';

const sweepOld = sweepEnded('api keys', apiKeys, apiKeys.revokedAt);

/** Keys that have ended. Of those that ended with a password or a suspension the time counts from the first sweep on. */
export const sweepApiKeys: Sweep = {
  name: sweepOld.name,
  async run(db, scope) {
    const { entity, now } = scope;
    const goesOn = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
    await db
      .update(apiKeys)
      .set({ expiresAt: now })
      .from(accounts)
      .where(
        and(eq(apiKeys.entity, entity), keyAccount, ne(apiKeys.linksVersion, accounts.linksVersion), isNull(apiKeys.revokedAt), goesOn),
      );
    return sweepOld.run(db, scope);
  },
};
