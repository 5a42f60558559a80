import { sql } from 'drizzle-orm';
import { sweepBytes, sweepFiles } from '#platform/files/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { sweepRateLimits } from '#server/rate-limit.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { rowsPerTurn, type Sweep } from '#server/sweep.ts';
import { sweepOnceAnswers } from '#server/with-idempotency.ts';
import { serverAreas } from './server-areas.ts';

/** All columns that reference files; a test checks for missing ones. */
export const fileReferences = serverAreas.flatMap((area) => area.fileReferences ?? []);

/** Files come last, since earlier sweeps may delete rows that reference them. */
const sweeps: readonly Sweep[] = [sweepOnceAnswers, ...serverAreas.flatMap((area) => area.sweeps ?? []), sweepFiles(fileReferences)];

const firstMs = 5 * 60_000;
const everyMs = 6 * 3600_000;
// The next sweep continues where this one stops.
const maxTurns = 200;

/** Sweeps five minutes after startup and then every six hours. Safe on any number of servers: a lock lets only one run at a time. */
export function sweepWork(): BackgroundWork {
  let dueAt: number | undefined;
  return {
    name: 'sweep',
    async work(deps) {
      const now = deps.clock().getTime();
      dueAt ??= now + firstMs;
      if (now < dueAt) return;
      dueAt = now + everyMs;
      await sweepAll(deps);
    },
  };
}

/** Deletes expired data of all entities. A failed sweep doesn't stop the others. */
export async function sweepAll(deps: Dependencies): Promise<void> {
  const entities = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string }>(db, sql`select entity from entities_to_sweep() as entity`),
  );
  const attempt = (name: string, work: Promise<void>) => work.catch((error: unknown) => deps.log.error('not swept', { name }, error));
  await attempt('rate limits', sweepRateLimits(deps));
  for (const { entity } of entities) for (const sweep of sweeps) await attempt(sweep.name, sweepEntity(deps, entity, sweep));
  await attempt('bytes', sweepBytes(deps));
}

async function sweepEntity(deps: Dependencies, entity: string, sweep: Sweep): Promise<void> {
  let removed = 0;
  for (let turn = 0; turn < maxTurns; turn++) {
    const rows = await deps.database.writing(entity, async (db) => {
      const [lock] = await queryRows<{ alone: boolean }>(db, sql`select pg_try_advisory_xact_lock(hashtext('atrium sweep')) as alone`);
      return lock?.alone ? sweep.run(db, { entity, now: deps.clock(), keepDays: deps.settings.keepDays }) : 0;
    });
    removed += rows;
    if (rows < rowsPerTurn) break;
  }
  if (removed > 0) deps.log.info('swept', { name: sweep.name, rows: removed });
}
