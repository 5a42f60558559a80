import { auditEntries } from '#features/audit/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { sampleSignIns } from '../sample-sign-ins.ts';

/** Adds to the audit log when the people of the sample have signed in, up to yesterday. */
export async function addSampleSignIns(db: Db, deps: Dependencies, { entity, personId, ownerId, known }: SampleStory): Promise<void> {
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
