import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { seal } from '#server/seal.ts';
import { accounts, twoSteps } from '../../tables.ts';
import type { beginTwoSteps as contract } from '../../two-step-contract.ts';
import { secretPurpose } from './pass-code.ts';
import { type Matched, refuseUnproved } from './prove-oneself.ts';
import { base32 } from './totp.ts';
import { twoStepsSince } from './two-steps-since.ts';

const issuer = 'Atrium';

/** Gives whoever proved that it is they a secret for their app; one that was begun before and never confirmed is forgotten. */
export async function beginTwoSteps(given: GivenOf<typeof contract>, scope: Scope, matched: Matched): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity, now } = scope;
  const { accountId } = identity;
  await refuseUnproved(given, scope, matched);
  if (await twoStepsSince(db, identity)) throw new Refusal('conflict', { code: 'two_steps_on' });
  const secret = base32(crypto.getRandomValues(new Uint8Array(20)));
  const row = { sealedSecret: await seal(deps, secretPurpose, [entity, accountId], secret), usedStep: 0, createdAt: now };
  await db
    .insert(twoSteps)
    .values({ entity, accountId, ...row })
    .onConflictDoUpdate({ target: [twoSteps.entity, twoSteps.accountId], set: row });
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  const label = encodeURIComponent(`${issuer}:${account?.email ?? ''}`);
  return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
}
