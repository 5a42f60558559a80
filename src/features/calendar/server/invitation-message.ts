import { escapeHtml } from '#contract/escape-html.ts';
import { type EventTimes, lengthMs } from '../event-times.ts';
import { dateOf, dayOf } from '../zone-times.ts';
import type { EventRecord } from './event-record.ts';

/** Why a guest is written to. */
export type InvitationKind = 'invited' | 'changed' | 'cancelled';

const opening = {
  invited: (organizer: string) => `${organizer} invites you.`,
  changed: (organizer: string) => `${organizer} has changed what you are invited to. It is now:`,
  cancelled: (organizer: string) => `${organizer} has called this off, or takes you off the list of guests.`,
};
const subjects = { invited: 'Invitation', changed: 'Changed', cancelled: 'Cancelled' };

/** The mail that tells a guest outside what it is about, with three links to answer where there can be any. @param address of the page on which one answers; null where nobody knows it */
export function invitationMessage(
  event: EventRecord,
  organizer: string,
  kind: InvitationKind,
  address: string | null,
): { subject: string; message: string } {
  const facts = [
    ['When', whenText(event)],
    ['Where', event.location],
    ['Repeats', event.rrule === null ? '' : 'Yes; your calendar shows all dates'],
  ].filter(([, value]) => value);
  const parts = [
    `<p>${escapeHtml(opening[kind](organizer))}</p>`,
    `<p><strong>${escapeHtml(event.title)}</strong></p>`,
    `<p>${facts.map(([name = '', value = '']) => `${name}: ${escapeHtml(value)}`).join('<br>')}</p>`,
    event.description,
    kind === 'cancelled' ? '' : `<p>Will you come? ${address === null ? 'Answer in your calendar.' : answerLinks(address)}</p>`,
  ];
  return { subject: `${subjects[kind]}: ${event.title}`, message: parts.filter(Boolean).join('\n') };
}

function answerLinks(address: string): string {
  const link = (answer: string, label: string) => `<a href="${escapeHtml(`${address}&answer=${answer}`)}">${label}</a>`;
  return [link('yes', 'Yes'), link('maybe', 'Maybe'), link('no', 'No')].join(' · ');
}

/** In the event's zone, which is named. */
function whenText(times: EventTimes): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (times.allDay) {
    const format = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' });
    const [first, last] = [dayOf(times.startDate ?? ''), dayOf(times.endDate ?? '') - 1];
    const text = (one: number) => format.format(new Date(`${dateOf(one)}T12:00:00Z`));
    return first === last ? text(first) : `${text(first)} – ${text(last)}`;
  }
  const start = times.startsAt ?? new Date(0);
  const format = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit', timeZone: times.timeZone });
  const end = times.endsAt ? new Date(start.getTime() + lengthMs(times)) : null;
  return `${end ? format.formatRange(start, end) : format.format(start)} (${times.timeZone})`;
}
