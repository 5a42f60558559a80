import { and, eq, isNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { SecondStepAsked } from '#contract/signed-in.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { clearFailedAttempts, fillsWindow, type RateLimit, refuseTooMany } from '#server/rate-limit.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';
import { accounts } from '../tables.ts';
import type { takeSecondStep as contract } from '../two-step-contract.ts';
import { knownDevice, recordSignIn, rememberDevice } from './known-device.ts';
import { passCode } from './pass-code.ts';
import { openSession } from './sessions.ts';
import { tellOwner } from './tell-owner.ts';
import { trustDevice } from './trusted-devices.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** Number of wrong codes in a day after which the owner is notified. */
const toldAfter = 10;

/** Completes a sign-in with a code after the correct password. */
export async function takeSecondStep({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, now } = scope;
  const challenged = await readChallenge(deps, body.challenge, now);
  if (!challenged) throw new Refusal('conflict', { code: 'second_step_over' });
  const limits = await limitsOf(scope, challenged);
  await refuseTooMany(deps, limits);
  const device = await rememberDevice(scope, challenged);
  // A failed attempt is audited, so this commits before rejecting.
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
  await clearFailedAttempts(deps, limits);
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device.headers } });
}

/** A new password starts a new limit: attackers with the old one get no further, and their attempts don't lock out the owner. */
const keyOf = ({ entity, accountId, linksVersion }: Challenged) => `${entity}/${accountId}/${linksVersion}`;

/**
 * Limits for wrong codes. A known browser has a separate limit, so that an attacker with the password can't lock the owner out.
 * Strangers share one: three of a million codes are valid at any time, so 300 in thirty days find one with a chance of 1 in 1,000.
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

/** The account that passed the password and has to complete the second step. */
interface Challenged {
  entity: string;
  accountId: number;
  /** Version at that time: a new password or a suspension since then invalidates the challenge. */
  linksVersion: number;
  remember: boolean;
}

const purpose = 'second step';
const validSeconds = 600;

/** Creates the challenge a page sends along with the code. It proves that the password was correct and grants nothing on its own. */
export async function askSecondStep(deps: Dependencies, of: Challenged, now: Date): Promise<SecondStepAsked> {
  const until = Math.floor(now.getTime() / 1000) + validSeconds;
  const facts = [of.entity, of.accountId, of.linksVersion, of.remember ? 1 : 0, until];
  const challenge = [...facts, await signatureOf(deps, purpose, facts)].join('.');
  return { secondStep: { challenge, validUntil: new Date(until * 1000).toISOString() } };
}

/** Reads a challenge; null when it isn't ours or has expired. */
async function readChallenge(deps: Dependencies, text: string, now: Date): Promise<Challenged | null> {
  const [, entity = '', account, version, remember, until, signature = ''] =
    /^([a-z0-9]{1,40})\.(\d{1,15})\.(\d{1,9})\.([01])\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? [];
  const facts = [entity, ...[account, version, remember, until].map(Number)];
  if (Number(until) * 1000 <= now.getTime() || !(await isSignedHere(deps, purpose, facts, signature))) return null;
  return { entity, accountId: Number(account), linksVersion: Number(version), remember: remember === '1' };
}
