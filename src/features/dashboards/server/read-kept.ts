import { and, asc, between, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { KeptFigure } from '../kept-figures.ts';
import type { DaySpan } from '../spans.ts';
import { keptFigures } from '../tables.ts';

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
