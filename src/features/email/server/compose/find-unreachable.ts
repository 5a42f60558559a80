import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findPeople } from './find-people.ts';

/** Which of the addresses no mail gets to from here: those outside, on an installation that sends none there. */
export async function findUnreachable(db: Db, deps: Dependencies, entity: string, addresses: string[]): Promise<string[]> {
  if (deps.mail.outgoing) return [];
  const wanted = [...new Set(addresses.map((address) => address.trim().toLowerCase()))];
  const inside = await findPeople(db, entity, wanted);
  return wanted.filter((address) => !inside.has(address));
}
