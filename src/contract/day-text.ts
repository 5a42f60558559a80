const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** A day of the calendar as the wire shows it: `13 Dec 2026`. @param day `YYYY-MM-DD`. */
export function dayText(day: string): string {
  // British English alone writes Sept.
  return format.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
}
