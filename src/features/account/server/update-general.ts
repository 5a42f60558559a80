import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { writeOwnProfile } from '#features/profile/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { changeOneself, refuseTakenLogin, tellTaken } from '#features/users/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { Account, updateGeneral as contract } from '../contract.ts';
import { changeAvatar } from './change-avatar.ts';
import { changeAccount } from './lock-account.ts';

type Names = Pick<GivenOf<typeof contract>['body'], 'fullName' | 'username' | 'company'>;

/** Changes what is given of the names of the own account, and of its portrait. */
export function updateGeneral({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { version, avatarFileId, ...names } = body;
  return changeAccount(version, scope, async (before, user) => {
    if (avatarFileId !== undefined) await changeAvatar(avatarFileId, before, scope);
    await writeOwnProfile(user || names.company === undefined ? {} : { company: names.company }, scope);
    if (user) await changeOneself(user, names, scope);
    else await changePerson(names, before.general, scope);
  });
}

/** Changes how somebody is called who is no managed user. */
async function changePerson({ fullName, username }: Names, before: Account['general'], scope: Scope): Promise<void> {
  const { db, entity, identity, now } = scope;
  const { personId } = identity;
  const changes: { field: string; from: string; to: string }[] = [];
  if (fullName !== undefined && fullName !== before.fullName) {
    await db
      .update(people)
      .set({ fullName, version: sql`${people.version} + 1`, updatedAt: now })
      .where(and(eq(people.entity, entity), eq(people.id, personId)));
    await announce(db, entity, { kind: 'person', ids: [personId] });
    changes.push({ field: 'fullName', from: before.fullName, to: fullName });
  }
  if (username !== undefined && username !== before.username) {
    if (username.toLowerCase() !== before.username.toLowerCase()) await refuseTakenLogin(db, { username });
    await tellTaken(
      db
        .update(accounts)
        .set({ username })
        .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId))),
    );
    changes.push({ field: 'username', from: before.username, to: username });
  }
  if (changes.length === 0) return;
  await recordAudit(db, scope, {
    action: 'account.edited',
    targetKind: 'person',
    targetId: personId,
    target: fullName ?? before.fullName,
    changes,
  });
}
