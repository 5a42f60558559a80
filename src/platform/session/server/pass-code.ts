import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { unseal } from '#server/seal.ts';
import { signatureOf } from '#server/signature.ts';
import { recoveryCodes, twoSteps } from '../tables.ts';
import { tellOwner } from './tell-owner.ts';
import { fromBase32, stepOfCode } from './totp.ts';

interface Owner {
  entity: string;
  accountId: number;
}

export const secretPurpose = 'two steps';

/** Consumes a code of the authenticator app, or a recovery code; each works once, even under concurrent requests. */
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

export async function countRecoveryCodes(db: Db, { entity, accountId }: Owner): Promise<number> {
  const [left] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.entity, entity), eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return left?.left ?? 0;
}

const amount = 10;
/** Without ambiguous letters. A code has 49 random bits and at least one letter, so it can't be mistaken for an app code. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const lettersEach = 10;

/** Replaces an account's recovery codes with ten new ones. @returns the codes; only their hashes are stored */
export async function renewRecoveryCodes(db: Db, deps: Dependencies, owner: Owner, now: Date): Promise<string[]> {
  const { entity, accountId } = owner;
  const codes = Array.from({ length: amount }, newCode);
  await endRecoveryCodes(db, owner);
  const ids = await nextIds(db, entity, 'recovery code', amount);
  const rows = codes.map(async (code, index) => ({
    ...{ entity, accountId, id: ids[index] ?? 0, createdAt: now },
    codeHash: await hashOfRecoveryCode(deps, owner, code),
  }));
  await db.insert(recoveryCodes).values(await Promise.all(rows));
  return codes.map((code) => `${code.slice(0, lettersEach / 2)}-${code.slice(lettersEach / 2)}`);
}

export async function endRecoveryCodes(db: Db, { entity, accountId }: Owner): Promise<void> {
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.entity, entity), eq(recoveryCodes.accountId, accountId)));
}

/** Keyed with the installation's secret, so the database alone doesn't allow guessing. */
function hashOfRecoveryCode(deps: Dependencies, { entity, accountId }: Owner, code: string): Promise<string> {
  return signatureOf(deps, 'recovery code', [entity, accountId, code.toUpperCase()]);
}

function newCode(): string {
  // 248 is the largest multiple of 31 in a byte, which makes every letter equally likely.
  const picked: string[] = [];
  while (picked.length < lettersEach) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 248) picked.push(letters[byte % letters.length] ?? '');
  }
  const code = picked.join('');
  return /[A-Z]/.test(code) ? code : newCode();
}

/** Time two-step verification was turned on; null if off. */
export async function twoStepsSince(db: Db, { entity, accountId }: Owner): Promise<Date | null> {
  const [kept] = await db
    .select({ at: twoSteps.confirmedAt })
    .from(twoSteps)
    .where(and(eq(twoSteps.entity, entity), eq(twoSteps.accountId, accountId)));
  return kept?.at ?? null;
}
