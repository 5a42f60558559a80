import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { sampleFigures } from '../sample-figures.ts';
import { keptFigures } from '../tables.ts';
import { addSampleSignIns } from './add-sample-sign-ins.ts';

/** Adds what the sample company has planned and counted elsewhere, up to now, and who has signed in. */
export async function addSampleFigures(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const { entity } = story;
  const today = deps.clock().toISOString().slice(0, 10);
  await db.insert(keptFigures).values(sampleFigures(today).map((figure) => ({ entity, ...figure })));
  await addSampleSignIns(db, deps, story);
}
