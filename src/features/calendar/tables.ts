import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { TakenTask } from '#server/task-intake.ts';
import type { CalendarName, Guest } from './contract.ts';
import type { CalendarColor, CalendarShare, CompanyMay, SubscriptionFailure, SubscriptionLeftOut } from './own-calendar-contract.ts';

/**
 * A stored guest. `answeredAt` is the ISO 8601 time of the last answer; `isInvitedElsewhere` marks guests invited by someone else, who
 * get no mail from here. `organizes` is set on the external organizer of an event received by mail.
 */
export type StoredGuest = Guest & { answeredAt?: string; isInvitedElsewhere?: boolean; organizes?: OrganizedElsewhere };

/** An external organizer's identification of an event (RFC 5545), used in replies. */
export interface OrganizedElsewhere {
  uid: string;
  /** For a single occurrence, the start the rule gives it. */
  occurrence: string | null;
  sequence: number;
  /** Sender of the first invitation: the organizer or a service. Unknown for older events. */
  sentBy?: string;
}

/**
 * Calendars created by people, besides the five every company has. A calendar with an address is a read-only subscription: it contains only
 * the
 * events of that file and is refreshed regularly.
 */
export const { table: ownCalendars, view: ownCalendarsView } = entityTable(
  'own_calendars',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    name: text().notNull(),
    colour: text().$type<CalendarColor>().notNull(),
    /** Access for everyone with permission to use the calendar. */
    companyMay: text('company_may').$type<CompanyMay>().notNull().default('nothing'),
    /** Additional access for individual people. */
    shares: jsonb().$type<CalendarShare[]>().notNull().default([]),
    /** For a subscription: its address, and the response headers of the last file read. */
    address: text(),
    etag: text(),
    lastModified: text('last_modified'),
    /** Last successful refresh, and why refreshing has failed since. */
    refreshedAt: moment('refreshed_at'),
    failure: text().$type<SubscriptionFailure>(),
    /** The first entries that were skipped or imported differently. */
    leftOut: jsonb('left_out').$type<SubscriptionLeftOut>(),
    failures: integer().notNull().default(0),
    nextRefreshAt: moment('next_refresh_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    // Covers all entities, for the background worker.
    index('own_calendars_to_refresh').on(table.nextRefreshAt).where(sql`deleted_at is null and next_refresh_at is not null`),
    trashIndex('own_calendars_deleted', table),
  ],
);

/**
 * Calendar events. A recurring event is a master row with a rule; an individually changed occurrence is its own row with
 * the master's id and the start given by the rule.
 */
export const { table: calendarEvents, view: calendarEventsView } = entityTable(
  'calendar_events',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    /** One of the five standard calendars; `ETC` for an event in a custom calendar. */
    calendar: text().$type<CalendarName>().notNull(),
    ownCalendarId: idColumn('own_calendar_id'),
    title: text().notNull(),
    url: text().notNull().default(''),
    allDay: boolean('all_day').notNull(),
    /** First day of an all-day event, and the day after its last. */
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** Set for timed events. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** IANA time zone. */
    timeZone: text('time_zone').notNull().default('UTC'),
    location: text().notNull().default(''),
    /** Sanitized HTML. */
    description: text().notNull().default(''),
    /** URL of the online meeting. */
    conference: text().notNull().default(''),
    /** Whether the event leaves its attendees available. */
    isFree: boolean('is_free').notNull().default(false),
    /** Whether others see only that the owner is busy. */
    isPrivate: boolean('is_private').notNull().default(false),
    guests: jsonb().$type<StoredGuest[]>().notNull().default([]),
    /** RFC 5545, without `RRULE:`. */
    rrule: text(),
    /** Keys of removed or changed occurrences, which the rule must skip. */
    exceptDates: text('except_dates').array().notNull().default(sql`'{}'`),
    /** For a changed occurrence, its master and the start the rule gives it. */
    masterId: idColumn('master_id'),
    occurrence: text(),
    /** Range for queries: from the first start to the end of the last occurrence; null for an endless series. */
    spanFrom: moment('span_from').notNull(),
    spanUntil: moment('span_until'),
    /** Extra properties sent by clients. */
    additions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** RFC 5545 UID, and the number of times the invitation changed. */
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

/** Each person's reminders for an event. */
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

/** Events before a change, for undo. Kept for a day. */
export const { table: calendarChanges } = entityTable(
  'calendar_changes',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** Each changed event: the row before (null if it was added), and the version after. */
    events: jsonb().$type<{ id: number; before: Record<string, unknown> | null; versionAfter: number }[]>().notNull(),
    /** To-dos imported from the same file. */
    tasks: jsonb().$type<TakenTask[]>().notNull().default([]),
    time: moment('time').notNull(),
    undoneAt: moment('undone_at'),
  }),
  (table) => [index('calendar_changes_old').on(table.entity, table.time)],
);

/** Events with changes guests have not been notified of. Guests are told the net change once edits settle, for a whole series together. */
export const { table: pendingGuestUpdates } = entityTable(
  'calendar_untold_changes',
  () => ({
    entity: entityColumn(),
    eventId: idColumn('event_id').notNull(),
    /**
     * The row as guests know it; for a newly changed occurrence, its series with the occurrence's times; null if they do not know the
     * event.
     */
    known: jsonb().$type<Record<string, unknown>>(),
    /** Person who changed it last. */
    personId: idColumn('person_id').notNull(),
    tellAt: moment('tell_at').notNull(),
  }),
  (table) => [index('calendar_untold_changes_due').on(table.tellAt)],
  ['entity', 'eventId'],
);

/** Each person's secret subscription address; only its hash is stored. */
export const { table: calendarFeeds } = entityTable(
  'calendar_feeds',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The owner's links version at creation; the feed becomes invalid when that increases. */
    linksVersion: integer('links_version').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  }),
  (table) => [uniqueIndex('calendar_feeds_secret').on(table.secretHash)],
  ['entity', 'personId'],
);
