import { z } from 'zod/mini';
import { id, plainDate } from '#contract/primitives.ts';

/** Preset ranges. */
export const ranges = ['28d', 'month', 'year'] as const;
export type Range = (typeof ranges)[number];

/** The period: a preset range ending on or before today, or two custom dates, both inclusive. Days are in UTC. */
export const spanQuery = {
  range: z._default(z.enum(ranges), '28d'),
  from: z.optional(plainDate()),
  until: z.optional(plainDate()),
};

/** A calendar year. */
export const year = () => id().check(z.maximum(9999));

const daySpan = { from: z.string(), until: z.string() };

/** The period and the previous one it is compared with. */
export const spanAnswer = z.object({ ...daySpan, before: z.object(daySpan) });

/** Chart data: one value per step of the period, identified by its first day, next to the previous period's value. */
export const pointsAnswer = z.array(z.object({ day: z.string(), value: z.number(), before: z.number() }));

/** A ratio, such as 0.052 for 5.2%; null if the previous value was zero. */
export const growth = z.nullable(z.number());
