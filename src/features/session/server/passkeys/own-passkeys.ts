import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type {
  listPasskeys as listContract,
  Passkey,
  removePasskey as removeContract,
  renamePasskey as renameContract,
} from '../../passkey-contract.ts';
import { passkeys } from '../../tables.ts';
import { tellOwner } from '../tell-owner.ts';
import { type Matched, refuseUnproved } from '../two-steps/prove-oneself.ts';
import { relyingParty } from './relying-party.ts';

/** The condition of whoever asks on their passkeys. */
export const ofOwn = ({ entity, identity }: Scope) => and(eq(passkeys.entity, entity), eq(passkeys.accountId, identity.accountId));

/** A passkey as its owner sees it. */
export function shown({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** The own passkeys, the newest first. */
export async function listPasskeys(_given: unknown, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const rows = await scope.db.select().from(passkeys).where(ofOwn(scope)).orderBy(desc(passkeys.id)).limit(100);
  return { passkeys: rows.map(shown), origin: relyingParty(scope.deps)?.origin ?? null };
}

/** Names one of the own passkeys. */
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

/** Takes one of the own passkeys away. */
export async function removePasskey(given: GivenOf<typeof removeContract>, scope: Scope, matched: Matched): Promise<undefined> {
  const { db, deps, entity, identity, now } = scope;
  await refuseUnproved(given, scope, matched);
  const [removed] = await db
    .delete(passkeys)
    .where(and(ofOwn(scope), eq(passkeys.id, given.params.id)))
    .returning();
  if (!removed) throw notFound('passkey');
  await announce(db, entity, { kind: 'session', ids: [], person: identity.personId });
  await tellOwner(db, deps, identity, 'passkeyRemoved', now);
  await recordAudit(db, scope, { action: 'account.passkey-removed', targetKind: 'passkey', targetId: removed.id, target: removed.name });
}
