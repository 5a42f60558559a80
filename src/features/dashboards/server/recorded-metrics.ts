import { and, asc, between, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { setBudget as contract } from '../contract.ts';
import type { RecordedMetric } from '../recorded-metrics.ts';
import type { DaySpan } from '../spans.ts';
import { recordedMetrics } from '../tables.ts';
import { pointsOf } from './day-sums.ts';
import type { Reading } from './reading.ts';

/** Saves or removes a year's budget. @throws 409 if it was changed in the meantime. */
export async function setBudget({ body }: GivenOf<typeof contract>, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { budgetCents, was } = body;
  const day = `${String(body.year).padStart(4, '0')}-01-01`;
  const chosen = and(eq(recordedMetrics.entity, entity), eq(recordedMetrics.name, 'budget'), eq(recordedMetrics.day, day));
  // Inserts a placeholder of 0, meaning none, so that concurrent first saves wait for each other on the key.
  await db.insert(recordedMetrics).values({ entity, name: 'budget', day, value: 0 }).onConflictDoNothing();
  const [row] = await db.select({ value: recordedMetrics.value }).from(recordedMetrics).where(chosen).for('update');
  const current = row?.value || null;
  if (was !== undefined && was !== current) throw conflict('budget', { budgetCents: current });
  if (budgetCents === null) await db.delete(recordedMetrics).where(chosen);
  else await db.update(recordedMetrics).set({ value: budgetCents }).where(chosen);
  await announce(db, entity, { kind: 'seller', ids: [] });
  return { budgetCents };
}

/** Returns the recorded values of a figure within a span. */
export function readKept(
  name: RecordedMetric,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
  { from, until }: DaySpan,
): Promise<{ day: string; value: number }[]> {
  const { day, value } = recordedMetrics;
  return db
    .select({ day, value })
    .from(recordedMetrics)
    .where(and(eq(recordedMetrics.entity, entity), eq(recordedMetrics.name, name), between(day, from, until)))
    .orderBy(asc(day));
}

/** Recorded values of the period and the previous one. */
async function readKeptChart(name: RecordedMetric, title: string, reading: Reading) {
  const { before, ...span } = reading.span;
  const { points, growth } = pointsOf(reading.span, await readKept(name, reading, { from: before.from, until: span.until }));
  return { series: [{ name: title, data: points.map(({ value }) => value) }], points, growth, span: reading.span };
}

/** Visits to the company's website. Atrium can't measure them, so they are recorded. */
export const readSiteTraffic = (reading: Reading) => readKeptChart('site-traffic', 'Traffic Rate', reading);
/** Newsletter readers. The newsletter is sent elsewhere, so they are recorded. */
export const readNewsletter = (reading: Reading) => readKeptChart('newsletter', 'Newsletter', reading);
