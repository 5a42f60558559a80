const two = (value: number) => String(value).padStart(2, '0');

/** A moment as the browser's fields for days and times want it, in the reader's zone. */
export function dueParts(dueDate: number | null): { day: string; time: string } {
  if (dueDate === null) return { day: '', time: '' };
  const date = new Date(dueDate);
  return {
    day: `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** The moment (epoch milliseconds) of a day and a time; without a time at five in the afternoon. `undefined` when it is none, or too far away. */
export function dueFrom({ day, time }: { day: string; time: string }): number | undefined {
  const moment = new Date(`${day}T${time || '17:00'}`).getTime();
  // While a year is being typed it is the year 2.
  return Number.isNaN(moment) || moment < Date.UTC(1971) || moment > Date.UTC(2500) ? undefined : moment;
}
