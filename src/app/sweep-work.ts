import { sql } from 'drizzle-orm';
import { sweepBytes, sweepFiles } from '#platform/files/server/public-api.ts';
import { sweepOnceAnswers } from '#server/answer-once.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { sweepRateLimits } from '#server/rate-limit.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { rowsPerTurn, type Sweep } from '#server/sweep.ts';
import { serverAreas } from './server-areas.ts';

/** All columns that name files; a test looks for others. */
export const fileReferences = serverAreas.flatMap((area) => area.fileReferences ?? []);

/** Files come last: what named them may have gone before. */
const sweeps: readonly Sweep[] = [sweepOnceAnswers, ...serverAreas.flatMap((area) => area.sweeps ?? []), sweepFiles(fileReferences)];

const firstMs = 5 * 60_000;
const everyMs = 6 * 3600_000;
// What a first sweep does not finish, the next one does.
const mostTurns = 200;

/** Sweeps a while after the start, and then every six hours. Any number of servers may do so: of each piece one at a time. */
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

/** Takes away what nobody needs any more, of all entities. What fails keeps nothing else back. */
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
  for (let turn = 0; turn < mostTurns; turn++) {
    const rows = await deps.database.writing(entity, async (db) => {
      const [lock] = await queryRows<{ alone: boolean }>(db, sql`select pg_try_advisory_xact_lock(hashtext('atrium sweep')) as alone`);
      return lock?.alone ? sweep.run(db, { entity, now: deps.clock(), keepDays: deps.settings.keepDays }) : 0;
    });
    removed += rows;
    if (rows < rowsPerTurn) break;
  }
  if (removed > 0) deps.log.info('swept', { name: sweep.name, rows: removed });
}
