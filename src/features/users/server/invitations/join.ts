import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/offers.ts';
import { addPerson } from '#features/people/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { addAccount } from '#features/session/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { users } from '../../tables.ts';
import { refuseTakenLogin, takenNames } from '../record/taken-names.ts';

type User = typeof users.$inferSelect;
export interface Joining {
  entity: string;
  user: User;
  /** Empty for who signs in by a provider alone. */
  passwordHash: string;
  username: string;
  /** Whether they have shown that they read what is mailed to their address. */
  hasProvedAddress: boolean;
}

/** Makes the user one of the entity's people, with an account of the user's role. */
export async function join(db: Db, { entity, user, passwordHash, username, hasProvedAddress }: Joining, scope: OpenScope): Promise<number> {
  const { now } = scope;
  if (username.length < 2) throw invalid('username', 'required');
  await refuseTakenLogin(db, { email: user.email, username });
  const personId = await findOrAddPerson(db, entity, user, now);
  const accountId = await addAccount(db, {
    entity,
    personId,
    email: user.email,
    username,
    emailVerifiedAt: hasProvedAddress ? now : null,
    passwordHash,
    userType: 'staff',
    role: user.role,
    createdAt: now,
    passwordSetAt: passwordHash === '' ? null : now,
  });
  await db
    .update(users)
    .set({ personId, username, version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(eq(users.entity, entity), eq(users.id, user.id)));
  await announce(db, entity, { kind: 'person', ids: [personId] }, { kind: 'user', ids: [user.id] });
  const origin = { ...scope, entity, identity: { personId } };
  await recordAudit(db, origin, { action: 'user.joined', targetKind: 'user', targetId: user.id, target: user.fullName });
  return accountId;
}

/** The person that they are already, or one with their address who cannot sign in, or a new one. */
async function findOrAddPerson(db: Db, entity: string, user: User, now: Date): Promise<number> {
  const isThey = user.personId === null ? sql`lower(${people.email}) = lower(${user.email})` : eq(people.id, user.personId);
  const [known] = await db
    .select({ id: people.id, account: accounts.id, user: users.id })
    .from(people)
    .leftJoin(accounts, and(eq(accounts.entity, people.entity), eq(accounts.personId, people.id)))
    .leftJoin(users, and(live(users, people.entity), eq(users.personId, people.id)))
    .where(and(live(people, entity), isThey));
  if (!known) {
    const { fullName, email, avatarFileId } = user;
    return addPerson(db, { entity, fullName, email, avatarFileId, createdAt: now, updatedAt: now });
  }
  if (known.account !== null || (known.user !== null && known.user !== user.id)) throw takenNames('email');
  return known.id;
}
