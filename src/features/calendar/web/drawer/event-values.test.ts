import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../contract.ts';
import { newEventOf, newValues, patchOf, savableValues, sentValues, shownEvent, timesOf, valuesOf, wrongFields } from './event-values.ts';

const event: CalendarEvent = {
  ...{ id: 7, url: '', title: 'Review', start: '2026-11-21T14:00:00.000Z', end: '2026-11-21T15:00:00.000Z', allDay: false },
  extendedProps: {
    ...{
      calendar: 'Business',
      ownCalendarId: null,
      guests: [],
      location: '',
      description: '',
      conference: '',
      isFree: false,
      isPrivate: false,
      timeZone: 'America/New_York',
      rrule: null,
      reminders: [30],
    },
    ...{ ownerId: 1, isEditable: true, occurrence: null, isException: false, version: 3 },
  },
};

describe('the fields of an event', () => {
  it('show its times in its own zone, and convert back to the same moments', () => {
    const values = valuesOf(event);
    expect(values).toMatchObject({ startDay: '2026-11-21', startTime: '09:00', endTime: '10:00' });
    expect(timesOf(values)).toEqual({ allDay: false, start: event.start, end: event.end });
  });

  it('show the last day of an all-day event', () => {
    const values = valuesOf({ ...event, allDay: true, start: '2026-11-21', end: '2026-11-24' });
    expect(values).toMatchObject({ startDay: '2026-11-21', endDay: '2026-11-23' });
    expect(timesOf(values)).toEqual({ allDay: true, start: '2026-11-21', end: '2026-11-24' });
  });

  it('send the written start of a new series in a DST gap', () => {
    const night = { ...valuesOf(event), timeZone: 'Europe/Berlin', startDay: '2026-03-29', startTime: '02:30', endDay: '2026-03-29' };
    const values = { ...night, endTime: '03:30', rrule: 'FREQ=DAILY' };
    expect(timesOf(values)).toEqual({ allDay: false, start: '2026-03-29T01:30:00.000Z', end: '2026-03-29T02:30:00.000Z' });
    expect(newEventOf(values)).toMatchObject({ start: '2026-03-29T02:30', end: '2026-03-29T03:30' });
    expect(newEventOf({ ...values, rrule: null })).toMatchObject(timesOf(values));
    expect(newEventOf({ ...values, startTime: '01:30' })).toMatchObject({ start: '2026-03-29T00:30:00.000Z' });
  });

  it('send only what changed', () => {
    const values = valuesOf(event);
    expect(patchOf(values, values)).toEqual({});
    expect(patchOf({ ...values, title: 'Retrospective', reminders: [] }, values)).toEqual({
      ...{ title: 'Retrospective', extendedProps: { reminders: [] } },
    });
    expect(patchOf({ ...values, timeZone: 'UTC' }, values)).toMatchObject({
      ...{ start: '2026-11-21T09:00:00.000Z', extendedProps: { timeZone: 'UTC' } },
    });
  });

  it('send the meeting URL, and whether it is free and private', () => {
    const values = valuesOf(event);
    const props = { conference: 'https://meet.example/x', isFree: true, isPrivate: true };
    expect(patchOf({ ...values, ...props }, values)).toEqual({ extendedProps: props });
    expect(newEventOf({ ...values, ...props }).extendedProps).toMatchObject(props);
    expect(valuesOf(shownEvent({ ...values, ...props }, event))).toEqual({ ...values, ...props });
  });

  it('identify guests by person, and external ones by address', () => {
    const guests = [
      { name: 'Maren', email: 'maren@demo.com', personId: 1, answer: 'yes' as const },
      { name: '', email: 'ann@example.com', personId: null, answer: 'waiting' as const },
    ];
    expect(newEventOf({ ...valuesOf(event), guests }).extendedProps?.guests).toEqual([
      { personId: 1 },
      { email: 'ann@example.com', name: '' },
    ]);
  });
});

const times = { start: '2026-11-21T14:00:00.000Z', end: '2026-11-21T15:00:00.000Z', allDay: false };
const base = { ...newValues(times, 'Business'), title: 'Review', timeZone: 'UTC', startTime: '14:00', endTime: '15:00' };

describe('the savable part of an event’s fields', () => {
  it('includes all valid fields', () => {
    const values = { ...base, title: 'Retrospective', url: 'https://there.example', endTime: '' };
    expect([wrongFields(values), savableValues(values, base)]).toEqual([{}, values]);
  });

  it('skips fields still being typed and saves the rest', () => {
    const values = { ...base, title: ' ', url: 'http', conference: 'meet', location: 'Porto' };
    const address = { code: 'not_a_web_address' };
    expect(wrongFields(values)).toEqual({ title: { code: 'required' }, url: address, conference: address });
    expect(savableValues(values, base)).toEqual({ ...base, location: 'Porto' });
  });

  it('skips all times if one is invalid', () => {
    const late = { ...base, startTime: '16:00', location: 'Porto' };
    expect(wrongFields(late)).toEqual({ endDay: { code: 'end_before_start' } });
    expect(savableValues(late, base)).toEqual({ ...base, location: 'Porto' });
    const nowhere = { ...base, timeZone: 'Europe/Lisb', startDay: '2026-11-22', endDay: '2026-11-22' };
    expect(wrongFields(nowhere)).toEqual({ timeZone: { code: 'not_a_zone' } });
    expect(savableValues(nowhere, base)).toEqual(base);
    // An all-day event has no clock times.
    expect(wrongFields({ ...nowhere, allDay: true })).toEqual({});
  });
});

describe('the sent fields', () => {
  it('combine the times, and identify guests', () => {
    const guest = { name: 'Maren', email: 'maren@demo.com', personId: 1, answer: 'yes' as const };
    const sent = sentValues({ ...base, guests: [guest] });
    expect(sent.guests).toEqual(sentValues({ ...base, guests: [{ ...guest, answer: 'no' }] }).guests);
    expect(sent.when).toMatchObject({ startDay: '2026-11-21', endTime: '15:00', timeZone: 'UTC', allDay: false });
  });
});
