import { addPerson } from '#features/people/server/offers.ts';
import type { Db } from '#server/database.ts';
import { entities } from '../../tables.ts';
import { addAccount } from './add-account.ts';
import { addUserOfPerson } from './add-user-of-person.ts';

interface NewEntity {
  entity: string;
  name: string;
  now: Date;
  owner: { fullName: string; email: string; username: string; passwordHash: string; emailVerifiedAt: Date | null };
}

/** Makes an entity with its first admin, on a connection bound to it. */
export async function addEntity(db: Db, { entity, name, now, owner }: NewEntity): Promise<{ accountId: number; personId: number }> {
  const { fullName, email, username, passwordHash, emailVerifiedAt } = owner;
  await db.insert(entities).values({ entity, name, createdAt: now });
  const personId = await addPerson(db, { entity, fullName, email, createdAt: now, updatedAt: now });
  const accountId = await addAccount(db, {
    entity,
    personId,
    email,
    username,
    passwordHash,
    emailVerifiedAt,
    userType: 'staff',
    role: 'admin',
    createdAt: now,
    passwordSetAt: now,
  });
  await addUserOfPerson(db, { entity, personId, fullName, company: name, role: 'admin', username, email, now });
  return { accountId, personId };
}
