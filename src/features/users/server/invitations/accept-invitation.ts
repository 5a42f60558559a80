import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { passFirstStep, tellOwner } from '#features/session/server/offers.ts';
import { accounts, sessions } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import type { OpenScope } from '#server/scope.ts';
import type { acceptInvitation as contract } from '../../invitation-contract.ts';
import { tellTaken } from '../record/taken-names.ts';
import { findLinked, lockLinked } from './find-linked.ts';
import { endLinks } from './invitation-links.ts';
import { linkNotFound, proposedUsername, readLimited } from './invitations.ts';
import { type Joining, join } from './join.ts';

/** Sets the password by a one-time link and signs in. */
export async function acceptInvitation({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { deps, now } = scope;
  const token = await readLimited(body.token, scope);
  const { entity } = token;
  // Hashing takes long: whoever has no link at all is told before.
  if (!(await deps.database.reading(entity, (db) => findLinked(db, token, now)))) throw linkNotFound();
  const passwordHash = await deps.passwords.hash(body.password);
  return tellTaken(
    deps.database.writing(entity, async (db) => {
      const linked = await lockLinked(db, token, now);
      if (!linked) throw linkNotFound();
      const { link, user } = linked;
      await endLinks(db, entity, user.id, now);
      const joining = {
        hasProvedAddress: true,
        entity,
        user,
        passwordHash,
        username: body.username || user.username || proposedUsername(user.email),
      };
      // The mail got there: whoever has the link has the address.
      const accountId = link.kind === 'invitation' ? await join(db, joining, scope) : await renewPassword(db, joining, scope);
      return passFirstStep(db, scope, { entity, accountId, remember: false });
    }),
  ).catch((error: unknown) => {
    // They joined by another way in the very same moment.
    throw brokenConstraint(error) === 'accounts_person' ? linkNotFound() : error;
  });
}

/** All other sessions end with the old password. */
async function renewPassword(db: Db, { entity, user, passwordHash }: Joining, scope: OpenScope): Promise<number> {
  const { now } = scope;
  const [account] = await db
    .update(accounts)
    // The password of a seed account is no longer one that everybody knows. The mail that brought the link has proved the address, too.
    .set({
      passwordHash,
      passwordSetAt: now,
      isSample: false,
      emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()})`,
    })
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, user.personId ?? 0), isNull(accounts.suspendedAt)))
    .returning({ id: accounts.id, personId: accounts.personId });
  if (!account) throw linkNotFound();
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, account.id), isNull(sessions.revokedAt)));
  await announce(db, entity, { kind: 'session', ids: [], person: account.personId });
  await tellOwner(db, scope.deps, { entity, accountId: account.id }, 'passwordSet', now);
  const origin = { ...scope, entity, identity: { personId: account.personId } };
  await recordAudit(db, origin, { action: 'account.password-set', targetKind: 'user', targetId: user.id, target: user.fullName });
  return account.id;
}
