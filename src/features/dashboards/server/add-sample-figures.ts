import { auditEntries } from '#platform/audit/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { sampleFigures } from '../sample-figures.ts';
import { sampleSignIns } from '../sample-sign-ins.ts';
import { recordedMetrics } from '../tables.ts';

/** Seeds the sample company's recorded figures up to now, and its sign-ins. */
export async function addSampleFigures(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const { entity } = story;
  const today = deps.clock().toISOString().slice(0, 10);
  await db.insert(recordedMetrics).values(sampleFigures(today).map((figure) => ({ entity, ...figure })));
  await addSampleSignIns(db, deps, story);
}

/** Adds the sample people's sign-ins to the audit log, up to yesterday. */
async function addSampleSignIns(db: Db, deps: Dependencies, { entity, personId, ownerId, known }: SampleStory): Promise<void> {
  const signIns = sampleSignIns(deps.clock());
  const ids = await nextIds(db, entity, 'audit', signIns.length);
  await db.insert(auditEntries).values(
    signIns.map(({ sampleId, at, userAgent }, index) => {
      const actorId = personId(sampleId) ?? ownerId;
      return {
        ...{ entity, id: ids[index] ?? 0, at, action: 'session.signed-in' as const, actorId, actorName: known(sampleId).fullName },
        ...{ userAgent, address: `192.0.2.${sampleId}` },
      };
    }),
  );
}
