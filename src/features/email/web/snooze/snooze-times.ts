const hourMs = 3_600_000;
const morningHour = 8;
const monday = 1;

/** The moments that are offered to put a mail off until, in the reader's zone. */
export interface SnoozeTimes {
  /** In three hours, to the full hour; absent when that is tomorrow. */
  laterToday?: Date;
  tomorrow: Date;
  /** The next Monday that is not today. */
  nextWeek: Date;
}

export function snoozeTimes(now: Date): SnoozeTimes {
  const later = new Date(Math.ceil((now.getTime() + 3 * hourMs) / hourMs) * hourMs);
  const daysToMonday = (monday - now.getDay() + 7) % 7 || 7;
  return {
    ...(later.getDate() === now.getDate() && { laterToday: later }),
    tomorrow: morningIn(now, 1),
    nextWeek: morningIn(now, daysToMonday),
  };
}

/** The local morning that many days later, whatever the clocks do in between. */
function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morningHour);
}

/** A moment as a field of date and time has it, in the reader's zone: `2026-03-13T08:00`. */
export function fieldValue(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
