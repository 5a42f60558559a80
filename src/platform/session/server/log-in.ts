import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import type { Caller, Dependencies, Passwords } from '#server/dependencies.ts';
import { networkOf } from '#server/network-of.ts';
import { queryRows } from '#server/query-rows.ts';
import { clearFailedAttempts, type RateLimit, refuseTooMany } from '#server/rate-limit.ts';
import { callMessage, Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { login, passwordLogin } from '../contract.ts';
import { accounts } from '../tables.ts';
import { completeFirstFactor, onlyWayOf } from './complete-first-factor.ts';
import { knownDevice, recordSignIn, rememberDevice } from './known-device.ts';

/** Days a network counts as known after a sign-in. */
const knownForDays = 90;

interface Credentials {
  name: string;
  password: string;
  /** Checked if given, which only `GET /login` does for existing clients. */
  userType?: string;
  remember: boolean;
}

interface FoundAccount {
  entity: string;
  account_id: number;
  password_hash: string;
  user_type: string;
  is_sample: boolean;
  is_suspended: boolean;
  /** Networks of recent sign-ins. */
  addresses: string[];
}

/** GET /login: takes the password in a header to keep it out of access logs. */
export async function logInByHeader({ query }: GivenOf<typeof login>, scope: OpenScope): Promise<Response> {
  if (query.api !== 'login') throw loginRefusal('invalid', { code: 'sign_in_failed' });
  let password: string;
  try {
    password = decodeURIComponent(scope.request.headers.get('X-Password') ?? '');
  } catch {
    throw loginRefusal('invalid', { code: 'wrong_credentials' });
  }
  return logIn({ name: query.username ?? '', password, userType: query.userType ?? '', remember: query.remember ?? false }, scope);
}

/** POST /jwt/login. */
export function logInByBody({ body }: GivenOf<typeof passwordLogin>, scope: OpenScope): Promise<Response> {
  return logIn({ name: body.email, password: body.password, remember: body.remember ?? false }, scope);
}

async function logIn(given: Credentials, scope: OpenScope): Promise<Response> {
  const { deps } = scope;
  const account = await findAccount(scope, given.name.trim());
  const limits = await limitsOf(given, scope, account);
  await refuseTooMany(deps, limits).catch((error: unknown) => {
    throw error instanceof Refusal ? loginRefusal(error.code, { code: 'sign_in_failed' }, error.details.headers) : error;
  });
  const signedIn = await verified(given, scope, account);
  if (signedIn === null || 'refused' in signedIn) {
    // Runs after the response, which must not take longer for existing names.
    if (account)
      deps.afterwards(() => deps.database.writing(account.entity, (db) => recordSignIn(db, scope, keyOf(account), 'session.refused')));
    throw loginRefusal('invalid', signedIn?.refused ?? { code: 'wrong_credentials' });
  }
  await clearFailedAttempts(deps, limits);
  const { answer, account: known } = signedIn;
  // Only a complete sign-in makes a browser known, not the password alone.
  const device = 'secondStep' in answer ? null : await rememberDevice(scope, known);
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...device?.headers } });
}

async function limitsOf({ name }: Credentials, scope: OpenScope, found: FoundAccount | undefined): Promise<RateLimit[]> {
  const { caller } = scope;
  if (!found) return loginLimits({ caller, account: name.trim().toLowerCase(), device: null, addresses: [] });
  const known = keyOf(found);
  const account = `${known.entity}/${known.accountId}`;
  return loginLimits({ caller, account, device: await knownDevice(scope, known), addresses: found.addresses });
}

/** Why a person with the correct password is rejected. */
type Refused = { code: 'account_suspended' } | { code: 'only_by_provider'; name: string };
const refusedFor = (refused: Refused): { refused: Refused } => ({ refused });

/** Creates a session for a correct password, and does the same work for a wrong one. Only the person learns why they are rejected. */
async function verified({ password, userType, remember }: Credentials, scope: OpenScope, account: FoundAccount | undefined) {
  const { deps, caller } = scope;
  const decoy = await decoyHash(deps);
  const matches = await deps.passwords.verify(account?.password_hash || decoy, password);
  if (!account || !matches || (userType !== undefined && userType !== account.user_type)) return null;
  if (account.is_sample && !caller.sampleAccountsAllowed) return null;
  const known = keyOf(account);
  if (account.is_suspended) return refusedFor({ code: 'account_suspended' });
  return deps.database.writing(known.entity, async (db) => {
    if (!(await isStillSo(db, account))) return null;
    const provider = await onlyWayOf(db, known);
    if (provider !== null) return refusedFor({ code: 'only_by_provider', name: provider });
    const answer = await completeFirstFactor(db, scope, { ...known, remember });
    if (!('secondStep' in answer)) await recordSignIn(db, scope, known, 'session.signed-in');
    return { account: known, answer };
  });
}

/** Whether the matched password is still the account's and it can sign in; either may have changed during verification. */
async function isStillSo(db: Db, account: FoundAccount): Promise<boolean> {
  const { entity, accountId } = keyOf(account);
  const isIt = and(eq(accounts.entity, entity), eq(accounts.id, accountId));
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isIt, eq(accounts.passwordHash, account.password_hash), isNull(accounts.suspendedAt)))
    .for('no key update');
  return found.length > 0;
}

function keyOf({ entity, account_id }: FoundAccount): { entity: string; accountId: number } {
  return { entity, accountId: Number(account_id) };
}

async function findAccount({ deps, now }: OpenScope, loginName: string): Promise<FoundAccount | undefined> {
  const since = new Date(now.getTime() - knownForDays * 86_400_000).toISOString();
  const [found] = await deps.database.reading(null, (db) =>
    queryRows<FoundAccount>(db, sql`select * from find_account_for_login(${loginName}, ${since}::timestamptz)`),
  );
  return found;
}

const decoyHashes = new WeakMap<Passwords, Promise<string>>();

/** Verified for unknown names and accounts without a password, so the response takes as long as for a wrong one. */
function decoyHash({ passwords }: Dependencies): Promise<string> {
  const known = decoyHashes.get(passwords) ?? passwords.hash(crypto.randomUUID());
  decoyHashes.set(passwords, known);
  // If hashing is rejected under load, the next attempt retries.
  known.catch(() => decoyHashes.delete(passwords));
  return known;
}

function loginRefusal(
  status: Refusal['code'],
  reason: Refused | { code: 'wrong_credentials' | 'sign_in_failed' },
  headers: Record<string, string> = {},
): Refusal {
  const isPlain = reason.code === 'wrong_credentials' || reason.code === 'sign_in_failed';
  return new Refusal(status, reason, {
    headers,
    body: { error: { email: [callMessage(reason)], ...(!isPlain && { reasons: { email: [reason] } }) } },
  });
}

const quarterHourSeconds = 15 * 60;

interface Trying {
  caller: Caller;
  /** The same for all names of an account; for an unknown name, the name itself. */
  account: string;
  /** Name of a browser that has signed in to the account before. */
  device: string | null;
  /** Networks of earlier sign-ins to the account. */
  addresses: readonly string[];
}

/**
 * Limits for failed attempts. A known browser, or else a known network, has a separate limit that strangers can't exhaust;
 * strangers share one, and beyond it get one attempt in ten seconds, so guessing from a thousand addresses is no faster.
 */
function loginLimits({ caller, account, device, addresses }: Trying): RateLimit[] {
  const windowSeconds = quarterHourSeconds;
  if (device !== null) return [{ key: ['login device', device, account], hits: 10, windowSeconds }];
  const isKnownNetwork = addresses.some((address) => networkOf(address) === networkOf(caller.address));
  return [
    { key: ['login', caller, account], hits: 10, windowSeconds },
    { key: ['login', caller], hits: 300, windowSeconds },
    ...(isKnownNetwork ? [] : [{ key: ['login account', account], hits: 100, windowSeconds, slowSeconds: 10 }]),
  ];
}
