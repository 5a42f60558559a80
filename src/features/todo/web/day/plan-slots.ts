/** Minutes of the reader's day, from its beginning. */
export interface Span {
  from: number;
  until: number;
}

export const slotMinutes = 30;
/** What is planned takes an hour, or as much of it as is free. */
const plannedMinutes = 60;

/** The hours that the plan of a day shows: from seven to eight in the evening, and whatever events lie beyond. */
export function shownHours(events: readonly Span[]): Span {
  const from = Math.min(7 * 60, ...events.map((event) => Math.floor(event.from / 60) * 60));
  const until = Math.max(20 * 60, ...events.map((event) => Math.ceil(event.until / 60) * 60));
  return { from: Math.max(0, from), until: Math.min(24 * 60, until) };
}

/** What becomes of something that is planned at a time: as long as nothing else begins. Null where something is going on. */
export function plannedSpan(at: number, events: readonly Span[]): Span | null {
  if (events.some(({ from, until }) => from <= at && until > at)) return null;
  const next = Math.min(24 * 60, ...events.filter(({ from }) => from > at).map(({ from }) => from));
  const until = Math.min(at + plannedMinutes, next);
  return until - at < slotMinutes / 2 ? null : { from: at, until };
}

/** The next times of a day at which something can be planned, every half hour from a moment on. */
export function freeTimes(after: number, events: readonly Span[], most = 8): number[] {
  const { until } = shownHours(events);
  const first = Math.ceil(after / slotMinutes) * slotMinutes;
  const times: number[] = [];
  for (let at = Math.max(first, 0); at < until && times.length < most; at += slotMinutes) if (plannedSpan(at, events)) times.push(at);
  return times;
}

/** `09:30` */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
