import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { sampleEmployees } from '../sample-employees.ts';
import { employees } from '../tables.ts';

/** Adds the sample employees and links the colleagues to their people records. */
export async function addSampleEmployees(db: Db, deps: Dependencies, { entity, personId, known }: SampleStory): Promise<void> {
  const now = deps.clock();
  const ids = await nextIds(db, entity, 'employee', sampleEmployees.length);
  const rows = sampleEmployees.map(({ person, fullName, email, daysHere, ...fields }, index) => {
    const names = person === undefined ? { fullName, email } : known(person);
    return {
      ...fields,
      ...{ entity, id: ids[index] ?? 0, createdAt: now, updatedAt: now },
      ...{ fullName: names.fullName, email: names.email },
      personId: person === undefined ? null : personId(person),
      startDate: new Date(now.getTime() - daysHere * 86_400_000).toISOString().slice(0, 10),
    };
  });
  await db.insert(employees).values(rows);
}
