import { eq } from 'drizzle-orm';
import { trialDays } from '#contract/plan-table.ts';
import { entities } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import { entityPlans } from '../tables.ts';

type ChoiceScope = Pick<Scope, 'db' | 'entity' | 'now'>;

/** What the entity has chosen, and until when its trial lasts. */
export async function readChoice({ db, entity, now }: ChoiceScope) {
  const [row] = await db
    .select({ createdAt: entities.createdAt, kept: entityPlans })
    .from(entities)
    .leftJoin(entityPlans, eq(entityPlans.entity, entities.entity))
    .where(eq(entities.entity, entity));
  const kept = row?.kept;
  return {
    chosen: kept?.plan ?? null,
    period: kept?.period ?? ('monthly' as const),
    trialUntil: kept?.trialUntil ?? new Date((row?.createdAt ?? now).getTime() + trialDays * 86_400_000),
    chosenAt: kept?.chosenAt ?? null,
    chosenBy: kept?.chosenBy ?? null,
    version: kept?.version ?? 1,
  };
}
