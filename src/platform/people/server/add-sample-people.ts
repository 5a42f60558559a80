import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { raiseCounter } from '#server/next-ids.ts';
import type { SamplePerson } from '../sample-people.ts';
import { people } from '../tables.ts';

interface Addition {
  entity: string;
  people: readonly SamplePerson[];
  /** Draws the avatar of a person, as SVG. */
  portrait: (seed: string) => string;
}

/** Adds sample people with predefined ids, each with an avatar. */
export async function addSamplePeople(db: Db, deps: Dependencies, { entity, people: added, portrait }: Addition): Promise<void> {
  const now = deps.clock();
  for (const { id, fullName, email, role, about } of added) {
    const bytes = new TextEncoder().encode(portrait(fullName));
    const picture = await keepFile(db, deps, {
      entity,
      name: `portrait-${id}.svg`,
      content: await keepContent(deps, { bytes, mediaType: 'image/svg+xml' }),
      personId: null,
    });
    await db.insert(people).values({ entity, id, fullName, email, role, about, avatarFileId: picture.id, createdAt: now, updatedAt: now });
  }
  await raiseCounter(db, entity, 'person', Math.max(...added.map(({ id }) => id)));
}
