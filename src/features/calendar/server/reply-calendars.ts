import ICAL from 'ical.js';
import { heavyTask } from '#server/heavy-work.ts';
import { calendarText } from './transfer/calendar-text.ts';
import { calendarsIn } from './transfer/read-components.ts';

const maxEvents = 20;
const longestKept = 16_384;
// Properties an answer needs: the event, its age, and the sender's own answer.
const counting = ['uid', 'sequence', 'dtstamp', 'recurrence-id'];

/** Extracts the answers in a mailed file (RFC 5546, METHOD:REPLY), each as its own calendar with only the needed properties. */
export const replyCalendars = heavyTask({
  name: 'read answers to invitations',
  lengthOf: ({ bytes }: { bytes: Uint8Array; sender: string }) => bytes.length,
  run: ({ bytes, sender }): string[] => {
    const calendars = calendarsIn(calendarText(bytes)) ?? [];
    const replying = calendars.filter((calendar) => String(calendar.getFirstPropertyValue('method')).toUpperCase() === 'REPLY');
    return replying
      .flatMap((calendar) =>
        calendar
          .getAllSubcomponents('vevent')
          .slice(0, maxEvents)
          .map((event) => small(calendar, event, sender)),
      )
      .slice(0, maxEvents)
      .filter((text) => text.length <= longestKept);
  },
});

/** Returns the attendee of a reply's property in lower case. */
export function attendeeOf(property: ICAL.Property): string {
  return String(property.getFirstValue())
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();
}

function small(calendar: ICAL.Component, event: ICAL.Component, sender: string): string {
  const kept = new ICAL.Component('vcalendar');
  const answer = new ICAL.Component('vevent');
  for (const name of counting) {
    const property = event.getFirstProperty(name);
    if (property) answer.addProperty(copyOf(property));
  }
  const own = event.getAllProperties('attendee').find((one) => attendeeOf(one) === sender);
  if (own) answer.addProperty(copyOf(own));
  const tzid = answer.getFirstProperty('recurrence-id')?.getParameter('tzid');
  const zone = tzid && calendar.getAllSubcomponents('vtimezone').find((one) => one.getFirstPropertyValue('tzid') === tzid);
  if (zone) kept.addSubcomponent(new ICAL.Component(zone.toJSON()));
  kept.addSubcomponent(answer);
  return kept.toString();
}

function copyOf(property: ICAL.Property): ICAL.Property {
  return new ICAL.Property(property.toJSON());
}
