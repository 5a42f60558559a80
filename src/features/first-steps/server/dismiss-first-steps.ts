import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { dismissFirstSteps as contract } from '../contract.ts';
import { dismissals } from '../tables.ts';

/** Hides the caller's checklist or shows it again. */
export async function dismissFirstSteps({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const { personId } = identity;
  if (body.isDismissed)
    await db.insert(dismissals).values({ entity, personId, name: 'first-steps', dismissedAt: now }).onConflictDoNothing();
  else
    await db
      .delete(dismissals)
      .where(and(eq(dismissals.entity, entity), eq(dismissals.personId, personId), eq(dismissals.name, 'first-steps')));
  await announce(db, entity, { kind: 'view', ids: [], person: personId });
}
