import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { unseal } from '#server/seal.ts';
import { recoveryCodes, twoSteps } from '../../tables.ts';
import { tellOwner } from '../tell-owner.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { fromBase32, stepOfCode } from './totp.ts';

export interface Owner {
  entity: string;
  accountId: number;
}

export const secretPurpose = 'two steps';

/** Takes a code of the app, or a recovery code, of an account: each once, however many bring it at once. */
export function passCode(db: Db, deps: Dependencies, owner: Owner, given: string, now: Date): Promise<boolean> {
  const code = given.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? passAppCode(db, deps, owner, code, now) : passRecoveryCode(db, deps, owner, code, now);
}

async function passAppCode(db: Db, deps: Dependencies, owner: Owner, code: string, now: Date): Promise<boolean> {
  const isTheirs = and(eq(twoSteps.entity, owner.entity), eq(twoSteps.accountId, owner.accountId), isNotNull(twoSteps.confirmedAt));
  const [kept] = await db.select({ sealed: twoSteps.sealedSecret }).from(twoSteps).where(isTheirs);
  const secret = kept && (await unseal(deps, secretPurpose, [owner.entity, owner.accountId], kept.sealed));
  const step = secret ? await stepOfCode(fromBase32(secret), code, now) : null;
  if (step === null) return false;
  const taken = await db
    .update(twoSteps)
    .set({ usedStep: step })
    .where(and(isTheirs, lt(twoSteps.usedStep, step)))
    .returning({ id: twoSteps.accountId });
  return taken.length > 0;
}

async function passRecoveryCode(db: Db, deps: Dependencies, owner: Owner, code: string, now: Date): Promise<boolean> {
  const ofOwner = and(eq(recoveryCodes.entity, owner.entity), eq(recoveryCodes.accountId, owner.accountId), isNull(recoveryCodes.usedAt));
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(ofOwner, eq(recoveryCodes.codeHash, await hashOfRecoveryCode(deps, owner, code))))
    .returning({ id: recoveryCodes.id });
  if (used.length === 0) return false;
  await tellOwner(db, deps, owner, 'recoveryUsed', now);
  return true;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Db, { entity, accountId }: Owner): Promise<number> {
  const [left] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.entity, entity), eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return left?.left ?? 0;
}
