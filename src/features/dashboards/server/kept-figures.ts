import { and, asc, between, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { setBudget as contract } from '../contract.ts';
import type { KeptFigure } from '../kept-figures.ts';
import type { DaySpan } from '../spans.ts';
import { keptFigures } from '../tables.ts';
import { pointsOf } from './day-sums.ts';
import type { Reading } from './reading.ts';

/** Keeps the budget of a year, or forgets it. Of two who saw the same one, the second is told. */
export async function setBudget({ body }: GivenOf<typeof contract>, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { budgetCents, was } = body;
  const day = `${String(body.year).padStart(4, '0')}-01-01`;
  const chosen = and(eq(keptFigures.entity, entity), eq(keptFigures.name, 'budget'), eq(keptFigures.day, day));
  // Where there is none yet, two who set one at once wait for each other at the key; 0 stands for none meanwhile.
  await db.insert(keptFigures).values({ entity, name: 'budget', day, value: 0 }).onConflictDoNothing();
  const [row] = await db.select({ value: keptFigures.value }).from(keptFigures).where(chosen).for('update');
  const current = row?.value || null;
  if (was !== undefined && was !== current) throw conflict('budget', { budgetCents: current });
  if (budgetCents === null) await db.delete(keptFigures).where(chosen);
  else await db.update(keptFigures).set({ value: budgetCents }).where(chosen);
  await announce(db, entity, { kind: 'seller', ids: [] });
  return { budgetCents };
}

/** What is kept under a name for the days of a span. */
export function readKept(
  name: KeptFigure,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  { from, until }: DaySpan,
): Promise<{ day: string; value: number }[]> {
  const { day, value } = keptFigures;
  return db
    .select({ day, value })
    .from(keptFigures)
    .where(and(eq(keptFigures.entity, entity), eq(keptFigures.name, name), between(day, from, until)))
    .orderBy(asc(day));
}

/** What is kept of the days, and of those before. */
async function readKeptChart(name: KeptFigure, title: string, reading: Reading) {
  const { before, ...span } = reading.span;
  const { points, growth } = pointsOf(reading.span, await readKept(name, reading, { from: before.from, until: span.until }));
  return { series: [{ name: title, data: points.map(({ value }) => value) }], points, growth, span: reading.span };
}

/** Visits of the company's site: Atrium does not see them, they are kept as they are told. */
export const readSiteTraffic = (reading: Reading) => readKeptChart('site-traffic', 'Traffic Rate', reading);
/** Who reads the newsletter: it is sent elsewhere, and kept as it is told. */
export const readNewsletter = (reading: Reading) => readKeptChart('newsletter', 'Newsletter', reading);
