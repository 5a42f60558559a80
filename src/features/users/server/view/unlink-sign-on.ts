import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { endOpenSessions } from '#features/session/server/offers.ts';
import { signOnIdentities } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { unlinkSignOn as contract } from '../../view-contract.ts';
import { isOneself, readRoleRights } from '../record/user-rights.ts';
import { findUser } from './get-user.ts';

/** Unlinks a user's identities and ends their sessions, since the previous owner of an identity may still be signed in. */
export async function unlinkSignOn({ params }: GivenOf<typeof contract>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, entity } = scope;
  const user = await findUser(params.id, scope);
  const { id, fullName, account } = user;
  (await readRoleRights(scope)).refuseAbove(user);
  // It may be the only way in, of the only admin: where the provider names another address, it would not be linked again.
  if (isOneself(user, scope)) throw new Refusal('conflict', { code: 'own_sign_on' });
  const isTheirs = and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.accountId, account?.id ?? 0));
  const unlinked = await db.delete(signOnIdentities).where(isTheirs).returning({ issuer: signOnIdentities.issuer });
  if (!account || unlinked.length === 0) throw new Refusal('conflict', { code: 'no_identity' });
  await endOpenSessions(account, undefined, scope);
  await announce(db, entity, { kind: 'user', ids: [id] });
  const changes = unlinked.map(({ issuer }) => ({ field: 'issuer', from: issuer, to: '' }));
  await recordAudit(db, scope, { action: 'user.sign-on-unlinked', targetKind: 'user', targetId: id, target: fullName, changes });
}
