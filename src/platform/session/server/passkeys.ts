import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type {
  addPasskey as addContract,
  beginPasskey as beginContract,
  listPasskeys as listContract,
  Passkey,
  removePasskey as removeContract,
  renamePasskey as renameContract,
} from '../passkey-contract.ts';
import { accounts, passkeys } from '../tables.ts';
import { makeChallenge, readChallenge, relyingParty, requireRelyingParty } from './passkey-challenge.ts';
import { type Matched, requireProof } from './prove-oneself.ts';
import { tellOwner } from './tell-owner.ts';

/** Condition: the caller's passkeys. */
const ofOwn = ({ entity, identity }: Scope) => and(eq(passkeys.entity, entity), eq(passkeys.accountId, identity.accountId));

/** Maps a passkey for its owner. */
function shown({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Lists the caller's passkeys, newest first. */
export async function listPasskeys(_given: unknown, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const rows = await scope.db.select().from(passkeys).where(ofOwn(scope)).orderBy(desc(passkeys.id)).limit(100);
  return { passkeys: rows.map(shown), origin: relyingParty(scope.deps)?.origin ?? null };
}

export async function renamePasskey(
  { params, body }: GivenOf<typeof renameContract>,
  scope: Scope,
): Promise<AnswerOf<typeof renameContract>> {
  const { db, entity, identity } = scope;
  const [named] = await db
    .update(passkeys)
    .set({ name: body.name })
    .where(and(ofOwn(scope), eq(passkeys.id, params.id)))
    .returning();
  if (!named) throw notFound('passkey');
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  return { passkey: shown(named) };
}

export async function removePasskey(given: GivenOf<typeof removeContract>, scope: Scope, matched: Matched): Promise<undefined> {
  const { db, deps, entity, identity, now } = scope;
  await requireProof(given, scope, matched);
  const [removed] = await db
    .delete(passkeys)
    .where(and(ofOwn(scope), eq(passkeys.id, given.params.id)))
    .returning();
  if (!removed) throw notFound('passkey');
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, 'passkeyRemoved', now);
  await recordAudit(db, scope, { action: 'account.passkey-removed', targetKind: 'passkey', targetId: removed.id, target: removed.name });
}

const appName = 'Atrium';
const purposeOf = ({ identity }: PreparingScope) => ['add', identity.entity, identity.accountId];

/** Returns the options for creating a passkey, after full proof of identity. */
export async function beginPasskey(
  given: GivenOf<typeof beginContract>,
  scope: Scope,
  matched: Matched,
): Promise<AnswerOf<typeof beginContract>> {
  const { db, deps, entity, identity, now } = scope;
  const party = requireRelyingParty(deps);
  await requireProof(given, scope, matched);
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  const known = await db.select({ id: passkeys.credentialId }).from(passkeys).where(ofOwn(scope));
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: appName,
    rpID: party.id,
    userName: account?.email ?? '',
    // Returned by the device on sign-in to identify the account.
    userID: new TextEncoder().encode(`${entity}-${identity.accountId}`),
    challenge: await makeChallenge(deps, purposeOf(scope), now),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

type Verified = Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'usedChallengeAt'>;

/** Verifies the browser's response before a database connection is acquired. @throws 409 */
export async function verifyPasskey({ body }: GivenOf<typeof addContract>, scope: PreparingScope): Promise<Verified> {
  const { deps, now } = scope;
  const party = requireRelyingParty(deps);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let usedChallengeAt: Date | null = null;
  const verified = await verifyRegistrationResponse({
    response: body.response as unknown as RegistrationResponseJSON,
    expectedChallenge: async (challenge) => {
      usedChallengeAt = await readChallenge(deps, purposeOf(scope), challenge, now);
      return usedChallengeAt !== null;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The library throws on any invalid data.
  }).catch(() => null);
  const credential = verified?.registrationInfo?.credential;
  if (!verified?.verified || !credential || !usedChallengeAt) throw new Refusal('conflict', { code: 'passkey_refused' });
  const { id, publicKey, counter, transports = [] } = credential;
  return { credentialId: id, publicKey, counter, transports, usedChallengeAt };
}

export async function addPasskey(
  { body }: GivenOf<typeof addContract>,
  scope: Scope,
  verified: Verified,
): Promise<AnswerOf<typeof addContract>> {
  const { db, deps, entity, identity, now } = scope;
  const id = await nextId(db, entity, 'passkey');
  const [added] = await db
    .insert(passkeys)
    .values({ ...verified, entity, id, accountId: identity.accountId, name: body.name, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Refusal('conflict', { code: 'passkey_refused' });
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, 'passkeyAdded', now);
  await recordAudit(db, scope, { action: 'account.passkey-added', targetKind: 'passkey', targetId: id, target: body.name });
  return { passkey: shown(added) };
}
