import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { signatureOf } from '#server/signature.ts';
import { recoveryCodes } from '../../tables.ts';

interface Owner {
  entity: string;
  accountId: number;
}

const amount = 10;
/** Without letters that are taken for others. A code has 49 random bits and a letter, so that it is no code of an app. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const lettersEach = 10;

/** Gives an account ten new codes; those of before end. @returns them, for this once: only their hashes are kept */
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

/** By the installation's secret, so that who has the database alone cannot try them out. */
export function hashOfRecoveryCode(deps: Dependencies, { entity, accountId }: Owner, code: string): Promise<string> {
  return signatureOf(deps, 'recovery code', [entity, accountId, code.toUpperCase()]);
}

function newCode(): string {
  // 248 is the greatest multiple of 31 in a byte: each letter is as likely as the others.
  const picked: string[] = [];
  while (picked.length < lettersEach) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 248) picked.push(letters[byte % letters.length] ?? '');
  }
  const code = picked.join('');
  return /[A-Z]/.test(code) ? code : newCode();
}
