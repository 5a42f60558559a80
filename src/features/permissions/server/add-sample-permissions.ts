import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { samplePermissions } from '../sample-permissions.ts';
import { permissions } from '../tables.ts';

const dayMs = 86_400_000;

export async function addSamplePermissions(db: Db, deps: Dependencies, { entity }: { entity: string }): Promise<void> {
  const ids = await nextIds(db, entity, 'permission', samplePermissions.length);
  await db.insert(permissions).values(
    samplePermissions.map(({ name, assignedTo, daysAgo, at, cells }, index) => {
      const day = new Date(deps.clock().getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
      const createdAt = new Date(`${day}T${at}:00Z`);
      return { entity, id: ids[index] ?? 0, name, assignedTo: [...assignedTo], cells: [...cells], createdAt, updatedAt: createdAt };
    }),
  );
}
