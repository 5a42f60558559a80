import { and, eq, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { forgiveTry, type RateLimit, refuseTooMany } from '#server/rate-limit.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts } from '../../tables.ts';
import type { takeSecondStep as contract } from '../../two-step-contract.ts';
import { knownDevice, rememberDevice } from '../signing-in/known-device.ts';
import { openSession } from '../signing-in/open-session.ts';
import { recordSignIn } from '../signing-in/record-sign-in.ts';
import { type Challenged, readChallenge } from './challenge.ts';
import { passCode } from './pass-code.ts';
import { trustDevice } from './trusted-devices.ts';

const hourSeconds = 3600;

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
  if (answer === null) throw invalid('code', 'wrong_second_step');
  await forgiveTry(deps, limits);
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device.headers } });
}

/** How often one may be wrong. A browser that signed in before has tries of its own, so that nobody who has the password keeps its owner out. */
async function limitsOf(scope: OpenScope, owner: Challenged): Promise<RateLimit[]> {
  const account = `${owner.entity}/${owner.accountId}`;
  const device = await knownDevice(scope, owner);
  if (device !== null) return [{ key: ['second step device', device, account], hits: 10, windowSeconds: hourSeconds }];
  return [
    { key: ['second step', scope.caller, account], hits: 10, windowSeconds: hourSeconds },
    { key: ['second step account', account], hits: 30, windowSeconds: hourSeconds },
  ];
}
