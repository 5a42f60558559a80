import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { forgetTries, refuseTooMany } from '#server/rate-limit.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { login, passwordLogin } from '../contract.ts';
import { accounts } from '../tables.ts';
import { openSession } from './open-session.ts';

const quarterHourSeconds = 15 * 60;
const wrongCredentials = 'Email or Password is Invalid';
const otherFailure = 'Something went wrong';

interface Credentials {
  name: string;
  password: string;
  /** Checked when given: by the address of existing clients. */
  userType?: string;
  remember: boolean;
}

interface FoundAccount {
  entity: string;
  account_id: number;
  password_hash: string;
  user_type: string;
  is_sample: boolean;
}

/** GET /login: the password in a header, so that it stands in no log of addresses. */
export async function logInByHeader({ query }: GivenOf<typeof login>, scope: OpenScope): Promise<AnswerOf<typeof login>> {
  if (query.api !== 'login') throw loginRefusal('invalid', otherFailure);
  let password: string;
  try {
    password = decodeURIComponent(scope.request.headers.get('X-Password') ?? '');
  } catch {
    throw loginRefusal('invalid', wrongCredentials);
  }
  return logIn({ name: query.username ?? '', password, userType: query.userType ?? '', remember: query.remember ?? false }, scope);
}

/** POST /jwt/login. */
export function logInByBody({ body }: GivenOf<typeof passwordLogin>, scope: OpenScope): Promise<AnswerOf<typeof passwordLogin>> {
  return logIn({ name: body.email, password: body.password, remember: body.remember ?? false }, scope);
}

async function logIn({ name, password, userType, remember }: Credentials, scope: OpenScope): Promise<AnswerOf<typeof login>> {
  const { deps, caller } = scope;
  const loginName = name.trim().toLowerCase();
  const mine = ['login', caller.address, loginName];
  try {
    await refuseTooMany(deps, [
      { key: mine, hits: 10, windowSeconds: quarterHourSeconds },
      { key: ['login', caller.address], hits: 100, windowSeconds: quarterHourSeconds },
      { key: ['login name', loginName], hits: 200, windowSeconds: quarterHourSeconds },
    ]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw loginRefusal(error.code, otherFailure, error.details.headers);
  }
  const account = await findAccount(scope, name.trim());
  const matches = await deps.passwords.verify(account?.password_hash ?? (await aHash(scope)), password);
  const known = account && matches && (userType === undefined || userType === account.user_type);
  if (!known || (account.is_sample && !caller.sampleAccountsAllowed)) {
    if (account) await deps.database.writing(account.entity, (db) => recordSignIn(db, scope, account, 'session.refused'));
    throw loginRefusal('invalid', wrongCredentials);
  }
  await forgetTries(deps, mine);
  return deps.database.writing(account.entity, async (db) => {
    const signedIn = await openSession(db, scope, { entity: account.entity, accountId: Number(account.account_id), remember });
    await recordSignIn(db, scope, account, 'session.signed-in');
    return signedIn;
  });
}

/** Who was refused may be anybody: only whose account it was is known. */
async function recordSignIn(
  db: Db,
  scope: OpenScope,
  { entity, account_id }: FoundAccount,
  action: 'session.signed-in' | 'session.refused',
): Promise<void> {
  const [owner] = await db
    .select({ personId: people.id, fullName: people.fullName })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, Number(account_id))));
  if (!owner) return;
  const identity = action === 'session.refused' ? null : owner;
  await recordAudit(db, { ...scope, entity, identity }, { action, targetKind: 'person', targetId: owner.personId, target: owner.fullName });
}

async function findAccount({ deps }: OpenScope, loginName: string): Promise<FoundAccount | undefined> {
  const [found] = await deps.database.reading(null, (db) =>
    queryRows<FoundAccount>(db, sql`select * from find_account_for_login(${loginName})`),
  );
  return found;
}

let unknownNamesHash: Promise<string> | undefined;

/** Verified against when nobody has that name, so that the answer takes as long as with a wrong password. */
function aHash({ deps }: OpenScope): Promise<string> {
  unknownNamesHash ??= deps.passwords.hash(crypto.randomUUID());
  return unknownNamesHash;
}

function loginRefusal(code: Refusal['code'], message: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal(code, message, { headers, body: { error: { email: [message] } } });
}
