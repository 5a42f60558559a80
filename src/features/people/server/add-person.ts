import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import { people } from '../tables.ts';

type NewPerson = Omit<typeof people.$inferInsert, 'id'>;

/** Adds a person to the entity that the connection is bound to; answers the id. */
export async function addPerson(db: Db, person: NewPerson): Promise<number> {
  const id = await nextId(db, person.entity, 'person');
  await db.insert(people).values({ ...person, id });
  return id;
}
