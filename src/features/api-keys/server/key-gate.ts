import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { commonRules } from '#contract/common-rules.ts';
import { areasOff, roleOfAccount, rulesOfRole, signedInRules, withAreasOff } from '#platform/rights/server/public-api.ts';
import { roles } from '#platform/rights/tables.ts';
import { accounts, apiKeys, isActiveKey, keyAccount } from '#platform/session/tables.ts';
import { base64Url, sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { carrierOf } from '#server/inner-request.ts';
import { keyOfSession, sessionOfKey } from '#server/key-session.ts';
import type { ActiveIdentity, Claim, Gate } from '#server/register.ts';

/** Minimum interval between two recorded uses of a key. */
const usageWriteIntervalMs = 60_000;

/** Accepts API keys in addition to what `sessions` accepts. */
export function withApiKeys(sessions: Gate): Gate {
  return {
    claim: async (request, deps) => (await claimByKey(request, deps)) ?? sessions.claim(request, deps),
    identify: (db, claim, now) => {
      const id = keyOfSession(claim.sessionId);
      return id === null ? sessions.identify(db, claim, now) : identifyKey(db, claim, id, now);
    },
  };
}

/** Looks up the key before anything else of the request is read, and records its use. */
async function claimByKey(request: Request, deps: Dependencies): Promise<Claim | null> {
  const brought = await readKeyToken(request);
  if (!brought) return null;
  const { entity, tokenHash } = brought;
  const now = deps.clock();
  const cacheKey = `key ${entity}/${tokenHash}`;
  const known = deps.changes.sessions.get<Claim>(cacheKey, now);
  if (known) return known;
  const store = deps.changes.sessions.startRead();
  const [found] = await deps.database.reading(entity, (db) =>
    db
      .select({ id: apiKeys.id, accountId: apiKeys.accountId, lastUsedAt: apiKeys.lastUsedAt, expiresAt: apiKeys.expiresAt })
      .from(apiKeys)
      .innerJoin(accounts, keyAccount)
      .where(and(eq(apiKeys.entity, entity), eq(apiKeys.tokenHash, tokenHash), isActiveKey(now))),
  );
  if (!found) return null;
  const notedBefore = new Date(now.getTime() - usageWriteIntervalMs);
  const isDue = !found.lastUsedAt || found.lastUsedAt <= notedBefore;
  if (isDue) {
    const { address } = deps.caller(carrierOf(request));
    deps.afterwards(() => deps.database.writing(entity, (db) => noteUse(db, { entity, id: found.id, address, now, notedBefore })));
  }
  const claim = { entity, accountId: found.accountId, sessionId: sessionOfKey(found.id) };
  // Cached until the next use is due to be recorded; `identify` still checks on every request whether the key is active.
  const notedAt = isDue || !found.lastUsedAt ? now : found.lastUsedAt;
  const notedUntil = new Date(notedAt.getTime() + usageWriteIntervalMs);
  const endsAt = found.expiresAt && found.expiresAt < notedUntil ? found.expiresAt : notedUntil;
  store({ key: cacheKey, account: `${entity}/${found.accountId}`, endsAt, value: claim });
  return claim;
}

interface Use {
  entity: string;
  id: number;
  address: string;
  now: Date;
  notedBefore: Date;
}

async function noteUse(db: Db, { entity, id, address, now, notedBefore }: Use): Promise<void> {
  const isDue = or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, notedBefore));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedAddress: address })
    .where(and(eq(apiKeys.entity, entity), eq(apiKeys.id, id), isDue));
}

/** Resolves the identity of a key, limited to what both it and its owner can do; null once it has ended. */
async function identifyKey(db: Db, { entity, accountId, sessionId }: Claim, id: number, now: Date): Promise<ActiveIdentity | null> {
  const [found] = await db
    .select({
      personId: accounts.personId,
      role: accounts.role,
      keyRules: apiKeys.rules,
      roleRules: roles.rules,
      areasOff,
      endsAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .innerJoin(accounts, keyAccount)
    .leftJoin(roles, roleOfAccount)
    .where(and(eq(apiKeys.entity, entity), eq(apiKeys.id, id), eq(apiKeys.accountId, accountId), isActiveKey(now)));
  if (!found) return null;
  const { personId, role, keyRules, roleRules, endsAt } = found;
  const maxRules = [...signedInRules, ...keyRules];
  const rules = withAreasOff(commonRules(rulesOfRole(role, roleRules), maxRules), found.areasOff);
  return { entity, accountId, personId, sessionId, rules, endsAt, key: { id, maxRules } };
}

/** The company of a key and the hash to find it by, parsed from the request header. */
interface KeyToken {
  entity: string;
  tokenHash: string;
}

const hintLetters = 4;

/** Creates a token with 256 random bits, and what is stored of it. */
export async function makeKeyToken(entity: string): Promise<{ token: string; tokenHash: string; hint: string }> {
  const token = `atrium_${entity}_${base64Url(crypto.getRandomValues(new Uint8Array(32)))}`;
  return { token, tokenHash: await sha256Hex(token), hint: token.slice(-hintLetters) };
}

/** Reads the API key from the Authorization header; null unless it has the format of one. */
async function readKeyToken(request: Request): Promise<KeyToken | null> {
  const [, token, entity] = /^[Bb]earer +(atrium_([a-z0-9]{1,40})_[\w-]{43})$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token && entity ? { entity, tokenHash: await sha256Hex(token) } : null;
}
