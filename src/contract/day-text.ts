const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a calendar day the way the API shows it: `13 Dec 2026`. @param day `YYYY-MM-DD`. */
export function dayText(day: string): string {
  // Only British English abbreviates September as Sept.
  return format.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
}
