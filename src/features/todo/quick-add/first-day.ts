import { firstNthDay, isoWeekday } from '../next-due-date.ts';

/** Returns the first matching day on or after a given one; days are `YYYY-MM-DD`. */
export type FirstDay = (from: string) => string;

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first of these weekdays; Monday is 1, Sunday is 7. */
export function firstWeekday(weekdays: readonly number[]): FirstDay {
  return (from) => {
    let time = Date.parse(from);
    while (!weekdays.includes(isoWeekday(time))) time += dayMs;
    return dayOf(time);
  };
}

/** The first day of the month with that number; shorter months use their last day. */
export function firstMonthDay(day: number): FirstDay {
  return (from) => {
    const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
    const within = (ahead: number) =>
      dayOf(Date.UTC(year, month - 1 + ahead, Math.min(day, new Date(Date.UTC(year, month + ahead, 0)).getUTCDate())));
    return within(0) >= from ? within(0) : within(1);
  };
}

/** The nth weekday of a month, or the last one (-1). */
export function firstNthWeekday(nth: number, weekday: number): FirstDay {
  return (from) => firstNthDay(from, { nth, weekday });
}

/** The day itself: repetitions by days or months start today. */
export const thatDay: FirstDay = (from) => from;
