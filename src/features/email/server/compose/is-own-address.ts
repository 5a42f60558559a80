import type { Db } from '#server/database.ts';
import { findPeople } from './find-people.ts';

/** Whether an address is one of a person's: their own, or an alias. */
export async function isOwnAddress(db: Db, { entity, ownerId }: { entity: string; ownerId: number }, address: string): Promise<boolean> {
  const key = address.toLowerCase();
  return (await findPeople(db, entity, [key])).get(key) === ownerId;
}
