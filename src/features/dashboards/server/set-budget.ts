import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { setBudget as contract } from '../contract.ts';
import { keptFigures as kept } from '../tables.ts';

/** Keeps the budget of a year, or forgets it. Of two who saw the same one, the second is told. */
export async function setBudget({ body }: GivenOf<typeof contract>, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { budgetCents, was } = body;
  const day = `${String(body.year).padStart(4, '0')}-01-01`;
  const chosen = and(eq(kept.entity, entity), eq(kept.name, 'budget'), eq(kept.day, day));
  // Where there is none yet, two who set one at once wait for each other at the key; 0 stands for none meanwhile.
  await db.insert(kept).values({ entity, name: 'budget', day, value: 0 }).onConflictDoNothing();
  const [row] = await db.select({ value: kept.value }).from(kept).where(chosen).for('update');
  const current = row?.value || null;
  if (was !== undefined && was !== current) throw conflict('budget', { budgetCents: current });
  if (budgetCents === null) await db.delete(kept).where(chosen);
  else await db.update(kept).set({ value: budgetCents }).where(chosen);
  await announce(db, entity, { kind: 'seller', ids: [] });
  return { budgetCents };
}
