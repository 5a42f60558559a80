import { describe, expect, it } from 'vitest';
import { newValues } from './event-values.ts';
import { savableValues, sentValues, wrongFields } from './savable-values.ts';

const times = { start: '2026-11-21T14:00:00.000Z', end: '2026-11-21T15:00:00.000Z', allDay: false };
const base = { ...newValues(times, 'Business'), title: 'Review', timeZone: 'UTC', startTime: '14:00', endTime: '15:00' };

describe('what of the fields of an event can be saved', () => {
  it('is all that is right', () => {
    const values = { ...base, title: 'Retrospective', url: 'https://there.example', endTime: '' };
    expect([wrongFields(values), savableValues(values, base)]).toEqual([{}, values]);
  });

  it('leaves out what is being written, and saves the rest', () => {
    const values = { ...base, title: ' ', url: 'http', conference: 'meet', location: 'Porto' };
    const address = { code: 'not_a_web_address' };
    expect(wrongFields(values)).toEqual({ title: { code: 'required' }, url: address, conference: address });
    expect(savableValues(values, base)).toEqual({ ...base, location: 'Porto' });
  });

  it('leaves out all times when one of them cannot be', () => {
    const late = { ...base, startTime: '16:00', location: 'Porto' };
    expect(wrongFields(late)).toEqual({ endDay: { code: 'end_before_start' } });
    expect(savableValues(late, base)).toEqual({ ...base, location: 'Porto' });
    const nowhere = { ...base, timeZone: 'Europe/Lisb', startDay: '2026-11-22', endDay: '2026-11-22' };
    expect(wrongFields(nowhere)).toEqual({ timeZone: { code: 'not_a_zone' } });
    expect(savableValues(nowhere, base)).toEqual(base);
    // Of what lasts whole days no clock counts.
    expect(wrongFields({ ...nowhere, allDay: true })).toEqual({});
  });
});

describe('what is sent of the fields', () => {
  it('has the times as one, and of guests who they are', () => {
    const guest = { name: 'Maren', email: 'maren@demo.com', personId: 1, answer: 'yes' as const };
    const sent = sentValues({ ...base, guests: [guest] });
    expect(sent.guests).toEqual(sentValues({ ...base, guests: [{ ...guest, answer: 'no' }] }).guests);
    expect(sent.when).toMatchObject({ startDay: '2026-11-21', endTime: '15:00', timeZone: 'UTC', allDay: false });
  });
});
