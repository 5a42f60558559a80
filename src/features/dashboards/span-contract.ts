import { z } from 'zod/mini';
import { id, plainDate } from '#contract/primitives.ts';

/** What can be chosen without naming days. */
export const ranges = ['28d', 'month', 'year'] as const;
export type Range = (typeof ranges)[number];

/** Which days are looked at: a range that ends before or with today, or two days of one's own, both included. Days are those of UTC. */
export const spanQuery = {
  range: z._default(z.enum(ranges), '28d'),
  from: z.optional(plainDate()),
  until: z.optional(plainDate()),
};

/** A year of the calendar. */
export const year = () => id().check(z.maximum(9999));

const daySpan = { from: z.string(), until: z.string() };

/** The days that were looked at, and those that they are compared with. */
export const spanAnswer = z.object({ ...daySpan, before: z.object(daySpan) });

/** What stands in a chart: one value for each step of the span, by the step's first day, and beside it that of the span before. */
export const pointsAnswer = z.array(z.object({ day: z.string(), value: z.number(), before: z.number() }));

/** A share, such as 0.052 for 5.2 %; null where there was nothing before. */
export const growth = z.nullable(z.number());
