import { users } from '#features/users/tables.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';

interface Known {
  entity: string;
  personId: number;
  fullName: string;
  company: string;
  role: string;
  username: string;
  email: string;
  now: Date;
}

/** Makes a person who can sign in a managed user, as everybody who works in an entity is. */
export async function addUserOfPerson(db: Db, { now, ...known }: Known): Promise<void> {
  const id = await nextId(db, known.entity, 'user');
  await db.insert(users).values({
    ...known,
    id,
    currentPlan: 'basic',
    status: 'active',
    billing: 'Auto Debit',
    avatarColor: 'primary',
    createdAt: now,
    updatedAt: now,
  });
}
