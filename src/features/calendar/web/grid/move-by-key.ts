import { type EventTimes, type Shift, shifted, spanOf } from '../event-times.ts';

interface Press {
  key: string;
  altKey: boolean;
  shiftKey: boolean;
}

interface Where {
  /** Whether up and down move by minutes in a time grid rather than by weeks. */
  isTimed: boolean;
  /** Whether days run from right to left. */
  isMirrored: boolean;
}

const minutesPerStep = 15;

/**
 * Returns the times after Alt and an arrow key, with Shift for the end only; undefined for other keys, or if nothing of the event would
 * remain.
 */
export function moveByKey({ key, altKey, shiftKey }: Press, event: EventTimes, { isTimed, isMirrored }: Where): EventTimes | undefined {
  const ahead = isMirrored ? -1 : 1;
  const line: Shift = isTimed ? { minutes: minutesPerStep } : { days: 7 };
  const shifts: Record<string, Shift> = {
    ArrowRight: { days: ahead },
    ArrowLeft: { days: -ahead },
    ArrowDown: line,
    ArrowUp: { days: -(line.days ?? 0), minutes: -(line.minutes ?? 0) },
  };
  const shift = shifts[key];
  if (!altKey || !shift) return undefined;
  const { until } = spanOf(event);
  const whole =
    event.end || !event.allDay
      ? { ...event, end: event.end ?? until.toISOString() }
      : shifted({ ...event, end: event.start }, {}, { days: 1 });
  if (!shiftKey) return shifted(whole, shift, shift);
  const resized = shifted(whole, {}, shift);
  return (resized.end ?? '') > resized.start ? resized : undefined;
}
