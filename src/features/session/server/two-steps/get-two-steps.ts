import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { getTwoSteps as contract } from '../../two-step-contract.ts';
import { knownDevice } from '../signing-in/known-device.ts';
import { countRecoveryCodes } from './pass-code.ts';
import { hasPassword } from './prove-oneself.ts';
import { readTrustedDevices } from './trusted-devices.ts';
import { twoStepsSince } from './two-steps-since.ts';

/** How somebody's own second step stands. */
export async function getTwoSteps(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
