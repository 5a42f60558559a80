import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { TakenTask } from '#server/task-intake.ts';
import type { CalendarName, Guest } from './contract.ts';
import type { CalendarColour, CalendarShare, CompanyMay, SubscriptionFailure, SubscriptionLeftOut } from './own-calendar-contract.ts';

/**
 * A guest as they are kept: also when they last answered, as ISO 8601, and whether they came with a file, invited by somebody else: then
 * no mail is sent to them. `organizes` stands with the organizer outside, from whose mail the event came.
 */
export type StoredGuest = Guest & { answeredAt?: string; isInvitedElsewhere?: boolean; organizes?: OrganizedElsewhere };

/** By what its organizer outside knows an event (RFC 5545): answers name it so. */
export interface OrganizedElsewhere {
  uid: string;
  /** Of one occurrence that came by itself: the start that the rule gives it. */
  occurrence: string | null;
  sequence: number;
  /** From whose address the first invitation came: the organizer's, or that of a service. Not known of older ones. */
  sentBy?: string;
}

/**
 * The calendars that people made, beside the five that every company has. One with an address has the events of that file and no others:
 * it is read again and again, and nobody changes them here.
 */
export const { table: ownCalendars, view: ownCalendarsView } = entityTable(
  'own_calendars',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    name: text().notNull(),
    colour: text().$type<CalendarColour>().notNull(),
    /** What everybody may who has the right to the calendar. */
    companyMay: text('company_may').$type<CompanyMay>().notNull().default('nothing'),
    /** What single persons may beyond that. */
    shares: jsonb().$type<CalendarShare[]>().notNull().default([]),
    /** Of a subscription: where its events come from, and what the server there said of the file that was read last. */
    address: text(),
    etag: text(),
    lastModified: text('last_modified'),
    /** When it was last as it is there, and why it was not since. */
    refreshedAt: moment('refreshed_at'),
    failure: text().$type<SubscriptionFailure>(),
    /** What of that file was left out, or taken otherwise: the first of each. */
    leftOut: jsonb('left_out').$type<SubscriptionLeftOut>(),
    failures: integer().notNull().default(0),
    nextRefreshAt: moment('next_refresh_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    // Of all entities, for the worker.
    index('own_calendars_to_refresh').on(table.nextRefreshAt).where(sql`deleted_at is null and next_refresh_at is not null`),
    trashIndex('own_calendars_deleted', table),
  ],
);

/**
 * The events. A recurring one is a master with a rule; an occurrence that was changed by itself is a row of its own that names the
 * master and the start which the rule gives it.
 */
export const { table: calendarEvents, view: calendarEventsView } = entityTable(
  'calendar_events',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    /** One of the five; of an event in an own calendar `ETC`. */
    calendar: text().$type<CalendarName>().notNull(),
    ownCalendarId: idColumn('own_calendar_id'),
    title: text().notNull(),
    url: text().notNull().default(''),
    allDay: boolean('all_day').notNull(),
    /** Of an all-day event: its first day, and the day after its last. */
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** Of a timed event. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** IANA. */
    timeZone: text('time_zone').notNull().default('UTC'),
    location: text().notNull().default(''),
    /** Sanitized HTML. */
    description: text().notNull().default(''),
    /** Where it is met online. */
    conference: text().notNull().default(''),
    /** Whether its people are free meanwhile. */
    isFree: boolean('is_free').notNull().default(false),
    /** Whether others see that its owner is busy, and no more. */
    isPrivate: boolean('is_private').notNull().default(false),
    guests: jsonb().$type<StoredGuest[]>().notNull().default([]),
    /** RFC 5545, without `RRULE:`. */
    rrule: text(),
    /** Starts that the rule gives and that do not happen, as the occurrences' keys have them. */
    exceptDates: text('except_dates').array().notNull().default(sql`'{}'`),
    /** Of a changed occurrence: its master, and the start that the rule gives it. */
    masterId: idColumn('master_id'),
    occurrence: text(),
    /** What a query with a range looks at: from the first start to the end of the last occurrence; null without an end. */
    spanFrom: moment('span_from').notNull(),
    spanUntil: moment('span_until'),
    /** What clients gave beyond the fields that Atrium knows. */
    additions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** RFC 5545: the event's name in the world, and how often its invitation was changed. */
    uid: text().notNull(),
    sequence: integer().notNull().default(0),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    foreignKey({ columns: [table.entity, table.ownCalendarId], foreignColumns: [ownCalendars.entity, ownCalendars.id] }),
    index('calendar_events_of_own').on(table.entity, table.ownCalendarId).where(sql`own_calendar_id is not null`),
    index('calendar_events_in_range').on(table.entity, table.spanFrom, table.spanUntil).where(sql`deleted_at is null`),
    index('calendar_events_recurring').on(table.entity, table.spanFrom).where(sql`deleted_at is null and rrule is not null`),
    index('calendar_events_of_master').on(table.entity, table.masterId).where(sql`master_id is not null`),
    index('calendar_events_of_owner').on(table.entity, table.ownerId).where(sql`deleted_at is null`),
    index('calendar_events_uid').on(table.entity, table.uid),
    trashIndex('calendar_events_deleted', table),
  ],
);

/** When each person wants to be told before an event; every person their own. */
export const { table: calendarReminders } = entityTable(
  'calendar_reminders',
  () => ({
    entity: entityColumn(),
    eventId: idColumn('event_id').notNull(),
    personId: idColumn('person_id').notNull(),
    minutesBefore: integer('minutes_before').array().notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.eventId], foreignColumns: [calendarEvents.entity, calendarEvents.id] })],
  ['entity', 'eventId', 'personId'],
);

/** The events as they were before a change: what Undo puts back. Kept for a day. */
export const { table: calendarChanges } = entityTable(
  'calendar_changes',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** Each event that it touched: the row before (null: it was added), and the version that it left. */
    events: jsonb().$type<{ id: number; before: Record<string, unknown> | null; versionAfter: number }[]>().notNull(),
    /** The to-dos that came in the same file. */
    tasks: jsonb().$type<TakenTask[]>().notNull().default([]),
    time: moment('time').notNull(),
    undoneAt: moment('undone_at'),
  }),
  (table) => [index('calendar_changes_old').on(table.entity, table.time)],
);

/**
 * Events of which guests know an older state: they are told the sum of what was changed once that rests, and all of a series together.
 */
export const { table: untoldChanges } = entityTable(
  'calendar_untold_changes',
  () => ({
    entity: entityColumn(),
    eventId: idColumn('event_id').notNull(),
    /** The row as guests know it, of an occurrence that had none yet its series' with the times of the occurrence; null: they know of none. */
    known: jsonb().$type<Record<string, unknown>>(),
    /** Who changed it last. */
    personId: idColumn('person_id').notNull(),
    tellAt: moment('tell_at').notNull(),
  }),
  (table) => [index('calendar_untold_changes_due').on(table.tellAt)],
  ['entity', 'eventId'],
);

/** The secret subscription address of each person; only its hash is kept. */
export const { table: calendarFeeds } = entityTable(
  'calendar_feeds',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Of its owner when it was made: it ends when theirs grows. */
    linksVersion: integer('links_version').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  }),
  (table) => [uniqueIndex('calendar_feeds_secret').on(table.secretHash)],
  ['entity', 'personId'],
);
