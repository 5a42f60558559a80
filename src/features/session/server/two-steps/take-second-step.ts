import { and, eq, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { fillsWindow, forgiveTry, type RateLimit, refuseTooMany } from '#server/rate-limit.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts } from '../../tables.ts';
import type { takeSecondStep as contract } from '../../two-step-contract.ts';
import { knownDevice, rememberDevice } from '../signing-in/known-device.ts';
import { openSession } from '../signing-in/open-session.ts';
import { recordSignIn } from '../signing-in/record-sign-in.ts';
import { tellOwner } from '../tell-owner.ts';
import { type Challenged, readChallenge } from './challenge.ts';
import { passCode } from './pass-code.ts';
import { trustDevice } from './trusted-devices.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** Wrong codes within a day of which the owner is told. */
const toldAfter = 10;

/** Signs in whoever gave the right password before, by a code. */
export async function takeSecondStep({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, now } = scope;
  const challenged = await readChallenge(deps, body.challenge, now);
  if (!challenged) throw new Refusal('conflict', { code: 'second_step_over' });
  const limits = await limitsOf(scope, challenged);
  await refuseTooMany(deps, limits);
  const device = await rememberDevice(scope, challenged);
  // Who tries codes is written down, so that this is committed before it is refused.
  const answer = await deps.database.writing(challenged.entity, async (db) => {
    const [account] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.entity, challenged.entity),
          eq(accounts.id, challenged.accountId),
          eq(accounts.linksVersion, challenged.linksVersion),
          isNull(accounts.suspendedAt),
        ),
      )
      .for('no key update');
    if (!account) return 'over' as const;
    if (!(await passCode(db, deps, challenged, body.code, now))) {
      await recordSignIn(db, scope, challenged, 'session.refused');
      return null;
    }
    if (body.trustDevice) await trustDevice(db, scope, challenged, device.name);
    const signedIn = await openSession(db, scope, challenged);
    await recordSignIn(db, scope, challenged, 'session.signed-in');
    return signedIn;
  });
  if (answer === 'over') throw new Refusal('conflict', { code: 'second_step_over' });
  if (answer === null) {
    if (await fillsWindow(deps, { key: ['second step told', keyOf(challenged)], hits: toldAfter, windowSeconds: daySeconds }))
      await deps.database.writing(challenged.entity, (db) => tellOwner(db, deps, challenged, 'codesTried', now));
    throw invalid('code', 'wrong_second_step');
  }
  await forgiveTry(deps, limits);
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device.headers } });
}

/** A new password begins anew: whoever has only the one before gets no further, and its owner is not kept out by their tries. */
const keyOf = ({ entity, accountId, linksVersion }: Challenged) => `${entity}/${accountId}/${linksVersion}`;

/**
 * How many wrong codes are looked at. A browser that signed in before has its own tries, so that whoever else has the password cannot keep the owner out.
 * Strangers share theirs: three codes of a million are right at any moment, so that 300 in thirty days find one with a chance of 1 in 1,000.
 */
async function limitsOf(scope: OpenScope, owner: Challenged): Promise<RateLimit[]> {
  const account = keyOf(owner);
  const device = await knownDevice(scope, owner);
  if (device !== null) return [{ key: ['second step device', device, account], hits: 10, windowSeconds: hourSeconds }];
  return [
    { key: ['second step', scope.caller, account], hits: 10, windowSeconds: hourSeconds },
    { key: ['second step account', account], hits: 30, windowSeconds: hourSeconds },
    { key: ['second step month', account], hits: 300, windowSeconds: 30 * daySeconds },
  ];
}
