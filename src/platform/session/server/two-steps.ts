import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { AuditAction } from '#platform/audit/contract.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { seal, unseal } from '#server/seal.ts';
import { accounts, twoSteps } from '../tables.ts';
import type * as twoStepContract from '../two-step-contract.ts';

import { knownDevice } from './known-device.ts';
import { countRecoveryCodes, endRecoveryCodes, renewRecoveryCodes as makeAnew, secretPurpose, twoStepsSince } from './pass-code.ts';
import { hasPassword, type Matched, requireProof } from './prove-oneself.ts';
import { type SecurityNews, tellOwner } from './tell-owner.ts';
import { base32, fromBase32, stepOfCode } from './totp.ts';
import { endTrust, readTrustedDevices } from './trusted-devices.ts';

/** Returns the state of the caller's two-step verification. */
export async function getTwoSteps(_given: unknown, scope: Scope): Promise<AnswerOf<typeof twoStepContract.getTwoSteps>> {
  const { db, identity, now } = scope;
  const since = await twoStepsSince(db, identity);
  const device = await knownDevice(scope, identity);
  const own = device === null ? '' : await sha256Hex(device);
  const devices = await readTrustedDevices(db, identity, now);
  return {
    isOn: since !== null,
    hasPassword: await hasPassword(db, identity),
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, identity),
    devices: devices.map(({ id, userAgent, createdAt, expiresAt, deviceHash }) => ({
      ...{ id, userAgent, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
      isThisOne: deviceHash === own,
    })),
  };
}

const issuer = 'Atrium';

/** Creates a secret for the caller's app after full proof of identity; replaces an unconfirmed one. */
export async function beginTwoSteps(
  given: GivenOf<typeof twoStepContract.beginTwoSteps>,
  scope: Scope,
  matched: Matched,
): Promise<AnswerOf<typeof twoStepContract.beginTwoSteps>> {
  const { db, deps, entity, identity, now } = scope;
  const { accountId } = identity;
  await requireProof(given, scope, matched);
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

const ofOwn = ({ entity, identity }: Scope) => and(eq(twoSteps.entity, entity), eq(twoSteps.accountId, identity.accountId));

/** Turns it on once a correct code shows that the app has the secret. */
export async function confirmTwoSteps(
  { body }: GivenOf<typeof twoStepContract.confirmTwoSteps>,
  scope: Scope,
): Promise<AnswerOf<typeof twoStepContract.confirmTwoSteps>> {
  const { db, deps, entity, identity, now } = scope;
  const [begun] = await db.select().from(twoSteps).where(ofOwn(scope)).for('update');
  if (!begun) throw new Refusal('conflict', { code: 'two_steps_off' });
  if (begun.confirmedAt) throw new Refusal('conflict', { code: 'two_steps_on' });
  const secret = await unseal(deps, secretPurpose, [entity, identity.accountId], begun.sealedSecret);
  const step = secret ? await stepOfCode(fromBase32(secret), body.code.replaceAll(/\s/g, ''), now) : null;
  if (step === null) throw invalid('code', 'wrong_second_step');
  await db
    .update(twoSteps)
    .set({ confirmedAt: now, usedStep: step })
    .where(and(ofOwn(scope), isNull(twoSteps.confirmedAt)));
  const recoveryCodes = await makeAnew(db, deps, identity, now);
  await tell(scope, 'account.two-steps-on', 'twoStepsOn');
  return { recoveryCodes };
}

export async function turnOffTwoSteps(
  given: GivenOf<typeof twoStepContract.turnOffTwoSteps>,
  scope: Scope,
  matched: Matched,
): Promise<undefined> {
  const { db, identity, now } = scope;
  await refuseUnlessOn(scope);
  await requireProof(given, scope, matched);
  await endTwoSteps(db, identity, now);
  await tell(scope, 'account.two-steps-off', 'twoStepsOff');
}

/** Removes an account's two-step verification with its recovery codes and trusted browsers. */
export async function endTwoSteps(db: Db, account: { entity: string; accountId: number }, now: Date): Promise<void> {
  await db.delete(twoSteps).where(and(eq(twoSteps.entity, account.entity), eq(twoSteps.accountId, account.accountId)));
  await endRecoveryCodes(db, account);
  await endTrust(db, account, null, now);
}

/** Replaces the recovery codes with ten new ones. */
export async function renewRecoveryCodes(
  given: GivenOf<typeof twoStepContract.renewRecoveryCodes>,
  scope: Scope,
  matched: Matched,
): Promise<AnswerOf<typeof twoStepContract.renewRecoveryCodes>> {
  const { db, deps, identity, now } = scope;
  await refuseUnlessOn(scope);
  await requireProof(given, scope, matched);
  const recoveryCodes = await makeAnew(db, deps, identity, now);
  await tell(scope, 'account.recovery-renewed', 'recoveryRenewed');
  return { recoveryCodes };
}

/** Ends the trust in one of the caller's browsers. */
export async function endDeviceTrust(
  { query }: GivenOf<typeof twoStepContract.endDeviceTrust>,
  { db, identity, now }: Scope,
): Promise<undefined> {
  if ((await endTrust(db, identity, query.id, now)) === 0) throw notFound('device');
}

async function refuseUnlessOn({ db, identity }: Scope): Promise<void> {
  if (!(await twoStepsSince(db, identity))) throw new Refusal('conflict', { code: 'two_steps_off' });
}

async function tell(scope: Scope, action: AuditAction, news: SecurityNews): Promise<void> {
  const { db, deps, entity, identity, now } = scope;
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, news, now);
  await recordAudit(db, scope, { action, targetKind: 'person', targetId: identity.personId });
}
