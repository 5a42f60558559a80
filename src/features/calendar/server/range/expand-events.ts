import { giveWay } from '#server/give-way.ts';
import { isWithin, occurrencesIn, type Recurring, startMoment, type TimeRange } from '../../event-times.ts';
import { RuleWork } from '../../rule-work.ts';
import { dateOf, dayOf } from '../../zone-times.ts';
import type { Shown } from './show-events.ts';

// A hundred times what the calendar of a busy company takes for a month.
const mostSteps = 2_000_000;
const stepsPerTurn = 10_000;

/** What of an event its occurrences follow from. */
type Expandable = Recurring & { id: number };
type Placed<R> = Shown<R> & { at: number };

/**
 * What of some events lies in a range, in order: at most so many, the earliest. It costs what is answered, not what lies there: as soon
 * as there is too much, what is later than the most that is wanted is not looked for any more.
 * @param work what it may cost
 */
export async function expandEvents<R extends Expandable>(
  rows: R[],
  range: TimeRange,
  most: number,
  work = new RuleWork({ most: mostSteps }),
): Promise<{ shown: Shown<R>[]; isAll: boolean }> {
  let found: Placed<R>[] = [];
  let wanted = range;
  let turnAt = stepsPerTurn;
  for (const record of rows) {
    work.take(1);
    for (const one of shownOf(record, wanted, work)) found.push(one);
    if (found.length > 2 * most) {
      found = inOrder(found).slice(0, most + 1);
      wanted = upTo(found.at(-1)?.at ?? 0, range);
    }
    if (work.isSpent) break;
    if (work.steps < turnAt) continue;
    turnAt = work.steps + stepsPerTurn;
    await giveWay();
  }
  const isAll = found.length <= most && !work.isSpent;
  return { shown: inOrder(found).slice(0, most), isAll };
}

function shownOf<R extends Expandable>(record: R, range: TimeRange, work: RuleWork): Placed<R>[] {
  if (record.rrule === null) return isWithin(record, range) ? [{ record, at: startMoment(record).getTime() }] : [];
  return occurrencesIn(record, range, work).map((occurrence) => ({ record, occurrence, at: startMoment(occurrence.times).getTime() }));
}

/** The part of a range in which something may begin at a moment or before. */
function upTo(at: number, range: TimeRange): TimeRange {
  const until = new Date(Math.min(at + 1, range.until.getTime()));
  const untilDate = dateOf(Math.min(dayOf(new Date(at).toISOString()) + 1, dayOf(range.untilDate)));
  return { ...range, until, untilDate };
}

function inOrder<R extends Expandable>(found: Placed<R>[]): Placed<R>[] {
  return found.sort((a, b) => a.at - b.at || a.record.id - b.record.id);
}
