import { type DaySpan, growthOf, type Span, stepsOf } from '../spans.ts';

interface DayValue {
  day: string;
  value: number;
}

/** What stands in a chart. */
export interface Drawn {
  points: { day: string; value: number; before: number }[];
  total: number;
  before: number;
  growth: number | null;
}

/** Adds values of days up by the steps of a span; beside each stands the step of the span before that is as far into it. */
export function pointsOf({ before, ...span }: Span, values: readonly DayValue[]): Drawn {
  const sumIn = ({ from, until }: DaySpan) => values.reduce((sum, { day, value }) => (day >= from && day <= until ? sum + value : sum), 0);
  const earlier = stepsOf(before);
  const points = stepsOf(span).map((step, at) => {
    const other = earlier[at];
    return { day: step.from, value: sumIn(step), before: other ? sumIn(other) : 0 };
  });
  const [total, was] = [sumIn(span), sumIn(before)];
  return { points, total, before: was, growth: growthOf(total, was) };
}

/** The same added up from the first step on. */
export function addedUp(points: Drawn['points']): Drawn['points'] {
  const sum = { value: 0, before: 0 };
  return points.map(({ day, value, before }) => {
    sum.value += value;
    sum.before += before;
    return { day, ...sum };
  });
}
