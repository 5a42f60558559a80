import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import { calendarEventsView as events } from '../../tables.ts';
import type { exportCalendar as contract } from '../../transfer-contract.ts';
import { type EventRecord, seriesOf, visibleTo } from '../event-record.ts';
import { readReminders } from '../event-reminders.ts';
import { readPersons } from '../guests.ts';
import { calendarParts } from './write-calendar.ts';

// About 10 ms of work.
const partsPerTurn = 100;

/** Exports the events of some calendars, or one event with its changed occurrences, as an iCalendar file. */
export async function exportCalendar({ query }: GivenOf<typeof contract>, { db, entity, identity }: Scope): Promise<Response> {
  const { id } = query;
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        visibleTo(identity.personId, entity),
        id === undefined ? undefined : or(eq(events.id, id), eq(events.masterId, id)),
        inNamed(query),
      ),
    )
    .orderBy(asc(events.id));
  if (id !== undefined && rows.length === 0) throw notFound('event');
  return calendarFile(
    rows,
    { db, entity, personId: identity.personId },
    {
      'Content-Disposition': `attachment; filename="${id === undefined ? 'calendar' : `event-${id}`}.ics"`,
      'Cache-Control': 'no-store',
    },
  );
}

export async function ownCalendarFile(reader: Reader): Promise<string> {
  const { db, entity, personId } = reader;
  const rows = await db
    .select()
    .from(events)
    .where(and(live(events, entity), eq(events.ownerId, personId)))
    .orderBy(asc(events.id));
  return (await calendarFile(rows, reader, {})).text();
}

/** Without any calendars, includes everything visible. */
function inNamed({ calendars, ownCalendars }: GivenOf<typeof contract>['query']) {
  if (!calendars && !ownCalendars) return undefined;
  return or(
    and(isNull(events.ownCalendarId), inArray(events.calendar, calendars ?? [])),
    inArray(events.ownCalendarId, ownCalendars ?? []),
  );
}

interface Reader {
  db: Db;
  entity: string;
  personId: number;
}

/** Responds with events as an iCalendar file, including the reader's own reminders. */
export async function calendarFile(rows: EventRecord[], reader: Reader, headers: Record<string, string>): Promise<Response> {
  const { db, entity } = reader;
  const owners = [...new Set(rows.filter(({ guests }) => guests.length > 0).map(({ ownerId }) => ownerId))];
  const organizers = await readPersons(owners, { db, entity });
  const reminders = await readReminders(rows.map(seriesOf), reader);
  const parts: string[] = [];
  for (const part of calendarParts(rows, { organizers, reminders, name: 'Atrium' })) {
    parts.push(part);
    if (parts.length % partsPerTurn === 0) await yieldToEventLoop();
  }
  return new Response(parts.join(''), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Content-Type-Options': 'nosniff', ...headers },
  });
}
