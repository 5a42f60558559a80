import type { Reason } from '#contract/reason.ts';
import type { EventTimes } from '../event-times.ts';
import { type EventValues, timesOf } from './event-values.ts';

/** Which field says a time that cannot be, as the server would; nothing where all is well. */
export function wrongTimes(values: EventValues): { field: 'startDay' | 'endDay'; reason: Reason } | undefined {
  const { start, end, allDay } = timesSafely(values);
  if (!start) return { field: 'startDay', reason: { code: 'no_such_day' } };
  if (end && (allDay ? end <= start : Date.parse(end) <= Date.parse(start)))
    return { field: 'endDay', reason: { code: 'end_before_start' } };
  return undefined;
}

/** The times that the fields say; null where they cannot be. */
export function shownTimes(values: EventValues): EventTimes | null {
  return wrongTimes(values) ? null : timesOf(values);
}

/** Empty where a field holds no date or time, or the zone does not exist. */
function timesSafely(values: EventValues): Partial<EventTimes> {
  try {
    return values.startDay && values.endDay && (values.allDay || values.startTime) ? timesOf(values) : {};
  } catch {
    return { start: values.startDay };
  }
}
