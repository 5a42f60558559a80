import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { twoSteps } from '../../tables.ts';
import type { getTwoSteps as contract } from '../../two-step-contract.ts';
import { knownDevice } from '../signing-in/known-device.ts';
import { countRecoveryCodes, type Owner } from './pass-code.ts';
import { readTrustedDevices } from './trusted-devices.ts';

/** Since when an account asks for a code; null where it does not. */
export async function twoStepsSince(db: Db, { entity, accountId }: Owner): Promise<Date | null> {
  const [kept] = await db
    .select({ at: twoSteps.confirmedAt })
    .from(twoSteps)
    .where(and(eq(twoSteps.entity, entity), eq(twoSteps.accountId, accountId)));
  return kept?.at ?? null;
}

/** How somebody's own second step stands. */
export async function getTwoSteps(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, identity, now } = scope;
  const since = await twoStepsSince(db, identity);
  const device = await knownDevice(scope, identity);
  const own = device === null ? '' : await sha256Hex(device);
  const devices = await readTrustedDevices(db, identity, now);
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, identity),
    devices: devices.map(({ id, userAgent, createdAt, expiresAt, deviceHash }) => ({
      ...{ id, userAgent, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
      isThisOne: deviceHash === own,
    })),
  };
}
