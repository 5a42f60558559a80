import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { spareParts } from '../tables.ts';

const sample = [
  { name: 'First spare part', notes: 'Replace these rows in add-sample-spare-parts.ts.' },
  { name: 'Second spare part', notes: '' },
  { name: 'Third spare part', notes: '' },
];

export async function addSampleSpareParts(db: Db, deps: Dependencies, { entity }: SampleStory): Promise<void> {
  const now = deps.clock();
  const ids = await nextIds(db, entity, 'spare_part', sample.length);
  await db.insert(spareParts).values(sample.map((row, at) => ({ ...row, entity, id: ids[at] ?? 0, createdAt: now, updatedAt: now })));
}
