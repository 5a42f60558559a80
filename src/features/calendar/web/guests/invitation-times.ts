import { clockParts, readerFormat } from '#web/dates/format-date.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import type { Invitation } from '../../invitation-contract.ts';

type Times = Pick<Invitation, 'start' | 'end' | 'allDay' | 'timeZone'>;

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayMs = 86_400_000;

/** Formats the time of an invitation: in the reader's zone, then in the event's zone if it differs. */
export function invitationTimes({ start, end, allDay, timeZone }: Times, language: string, own = readerZone()): string[] {
  if (allDay) {
    const last = new Date(Date.parse(end ?? start) - (end ? dayMs : 0));
    return [rangeText(new Date(start), last, readerFormat(language, { ...day, timeZone: 'UTC' }))];
  }
  const [from, until] = [new Date(start), new Date(end ?? start)];
  const time = { ...clockParts(language), timeZoneName: 'short' } as const;
  const lines = [own, timeZone].map((zone) => rangeText(from, until, readerFormat(language, { ...day, ...time, timeZone: zone })));
  return [...new Set(lines)];
}

function rangeText(from: Date, until: Date, format: Intl.DateTimeFormat): string {
  return until > from ? format.formatRange(from, until) : format.format(from);
}
