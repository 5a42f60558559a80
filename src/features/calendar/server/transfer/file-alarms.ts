import ICAL from 'ical.js';
import { maxReminderMinutes, maxReminders } from '../../contract.ts';
import { type EventTimes, lengthMs } from '../../event-times.ts';

const minuteMs = 60_000;

interface FileAlarms {
  /** Minutes before the start; undefined if the file has no information. */
  reminders: number[] | undefined;
  /** Number of skipped alarms: after the start, unreadable, or beyond the maximum. */
  leftOut: number;
}

/** Reads an event's alarms as minutes before its start (RFC 5545, VALARM). Apple's marker for "no alarm" is ignored. */
export function alarmsOf(component: ICAL.Component, times: EventTimes): FileAlarms {
  const alarms = component.getAllSubcomponents('valarm');
  if (alarms.length === 0) return { reminders: undefined, leftOut: 0 };
  const given = alarms.filter((alarm) => String(alarm.getFirstPropertyValue('action') ?? '').toUpperCase() !== 'NONE');
  const minutes = given.flatMap((alarm) => minutesIfRead(alarm, times) ?? []);
  const all = [...new Set(minutes)].sort((a, b) => a - b);
  const reminders = all.slice(0, maxReminders);
  return { reminders, leftOut: given.length - minutes.length + all.length - reminders.length };
}

function minutesIfRead(alarm: ICAL.Component, times: EventTimes): number | null {
  try {
    return minutesBefore(alarm, times);
  } catch {
    return null;
  }
}

export function addAlarms(component: ICAL.Component, minutes: readonly number[], text: string): void {
  for (const before of minutes) {
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue('description', text);
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString(`-PT${before}M`));
    component.addSubcomponent(alarm);
  }
}

function minutesBefore(alarm: ICAL.Component, times: EventTimes): number | null {
  const property = alarm.getFirstProperty('trigger');
  const trigger = property?.getFirstValue();
  const { startsAt, endsAt, allDay } = times;
  let before: number;
  if (trigger instanceof ICAL.Duration) {
    const isOfEnd = String(property?.getParameter('related') ?? '').toUpperCase() === 'END';
    const lastsMs = allDay || endsAt ? lengthMs(times) : 0;
    before = -trigger.toSeconds() / 60 - (isOfEnd ? lastsMs / minuteMs : 0);
  } else if (trigger instanceof ICAL.Time && startsAt) before = (startsAt.getTime() - trigger.toJSDate().getTime()) / minuteMs;
  else return null;
  const whole = Math.round(before);
  // Turns `-0` into `0`.
  return whole >= 0 && whole <= maxReminderMinutes ? Math.abs(whole) : null;
}
