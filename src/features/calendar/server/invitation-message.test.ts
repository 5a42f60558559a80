import { expect, test } from 'vitest';
import type { EventRecord } from './event-record.ts';
import { invitationMessage } from './invitation-message.ts';

const days = (startDate: string, endDate: string) =>
  ({ title: 'Fair', location: '', description: '', rrule: null, allDay: true, startDate, endDate, timeZone: 'UTC' }) as EventRecord;

test.each([
  ['2031-05-02', 'Thursday, 1 May 2031<'],
  ['2031-05-04', 'Thursday, 1 May 2031 – Saturday, 3 May 2031<'],
])('an all-day invitation until %s shows its last day', (endDate, text) => {
  const { message } = invitationMessage(days('2031-05-01', endDate), 'invited', { organizer: 'Ann', language: 'en', address: null });
  // Some ICU versions omit the comma after the weekday.
  expect(message.replaceAll(/day (?=\d)/g, 'day, ')).toContain(text);
});
