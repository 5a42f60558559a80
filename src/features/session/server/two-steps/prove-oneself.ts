import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { forgiveTry, type RateLimit, refuseTooMany } from '#server/rate-limit.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { accounts } from '../../tables.ts';
import { passCode } from './pass-code.ts';

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/** The hash that the password was found to match; null where a code is given instead. */
export type Matched = string | null;

function limitsOf({ identity: { entity, accountId } }: PreparingScope): RateLimit[] {
  return [{ key: ['own proof', `${entity}/${accountId}`], hits: 10, windowSeconds: 15 * 60 }];
}

/**
 * Looks at the password of whoever changes how they sign in, before a connection is taken: an open page alone is no proof that it is they.
 * @throws 400 for a wrong one, 429 after ten of them
 */
export async function provePassword({ body }: { body: Proof }, scope: PreparingScope): Promise<Matched> {
  const { deps, identity } = scope;
  if (body.password === undefined && body.code === undefined) throw invalid('password', 'required');
  await refuseTooMany(deps, limitsOf(scope));
  if (body.password === undefined) return null;
  const hash = await deps.database.reading(identity.entity, (db) => readHash(db, identity));
  if (!(await deps.passwords.verify(hash, body.password))) throw invalid('password', 'wrong_password');
  await forgiveTry(deps, limitsOf(scope));
  return hash;
}

/** Finishes the proof in the transaction: the password is still that one, or the code is right. @throws 400 */
export async function refuseUnproved({ body }: { body: Proof }, scope: Scope, matched: Matched): Promise<void> {
  const { db, deps, identity, now } = scope;
  if (matched !== null) {
    if ((await readHash(db, identity, true)) !== matched) throw invalid('password', 'wrong_password');
  } else if (!(await passCode(db, deps, identity, body.code ?? '', now))) throw invalid('code', 'wrong_second_step');
}

async function readHash(db: Db, { entity, accountId }: { entity: string; accountId: number }, isLocked = false): Promise<string> {
  const found = db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  const [account] = await (isLocked ? found.for('no key update') : found);
  return account?.hash ?? '';
}
