import { readFileSync } from 'node:fs';
import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { occurrencesOf } from '../../../../../tests/calendar-occurrences.ts';
import { momentOf } from '../../zone-times.ts';
import { calendarText } from './calendar-text.ts';
import { readCalendarFile } from './read-calendar-file.ts';

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a',
  ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:x']),
  ...lines,
  'END:VEVENT',
];
const zone = (tzid: string, standard: [string, string, string], daylight?: [string, string, string]) => [
  ...[
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    `TZOFFSETFROM:${standard[0]}`,
    `TZOFFSETTO:${standard[1]}`,
  ],
  ...(standard[2] ? [`RRULE:FREQ=YEARLY;${standard[2]}`] : []),
  'END:STANDARD',
  ...(daylight
    ? [
        ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', `TZOFFSETFROM:${daylight[0]}`, `TZOFFSETTO:${daylight[1]}`],
        ...[`RRULE:FREQ=YEARLY;${daylight[2]}`, 'END:DAYLIGHT'],
      ]
    : []),
  'END:VTIMEZONE',
];
const centralEurope = (tzid: string) => zone(tzid, ['+0200', '+0100', 'BYDAY=-1SU;BYMONTH=10'], ['+0100', '+0200', 'BYDAY=-1SU;BYMONTH=3']);
const british = (tzid: string) => zone(tzid, ['+0100', '+0000', 'BYDAY=-1SU;BYMONTH=10'], ['+0000', '+0100', 'BYDAY=-1SU;BYMONTH=3']);
const eastern = (tzid: string) => zone(tzid, ['-0400', '-0500', 'BYDAY=1SU;BYMONTH=11'], ['-0500', '-0400', 'BYDAY=2SU;BYMONTH=3']);
const weekly = (tzid: string, start = '20261015T100000', count = 4) =>
  event(`DTSTART;TZID=${tzid}:${start}`, `RRULE:FREQ=WEEKLY;COUNT=${count}`);

/** Returns the first starts found by another reader. */
function startsByNodeIcal(text: string, most: number): string[] {
  const range = { from: new Date('1995-01-01'), to: new Date('2033-01-01') };
  try {
    const starts = Object.values(ical.sync.parseICS(text)).flatMap((one) => {
      if (one?.type !== 'VEVENT') return [];
      return ical
        .expandRecurringEvent(one, range)
        .map(({ start, isFullDay }) => (isFullDay ? dayOf(start) : `${start.toISOString().slice(0, 16)}Z`));
    });
    return starts.sort().slice(0, most);
  } catch {
    return [];
  }
}
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** node-ical rejects these files or omits what RFC 5545 requires; their occurrences are computed by hand. */
const readOtherwise = [
  'IANA after the path of a vendor',
  'IANA after a path of Mozilla',
  'Windows, daylight',
  'a retired one of Windows',
  'Exchange without quotes',
  'Exchange with escapes',
  'an old Exchange',
  'one offset',
  'Windows, with the number of a copy',
  'Windows, behind its offset',
  'Windows, behind a path',
  'Exchange in German',
  'an offset alone',
  'a start that its rule misses',
  'which counts',
  'a start in the hour that the clocks leave out',
  'such a start every other week in New York, with an end',
  'such a start with an end at the moment that it becomes',
  'such a start that is an exception as well',
  'an hour that happens twice is the first one',
  'periods',
  'a rule with exceptions by a rule',
  'an empty rule',
  'no end, written as two',
  'two rules',
  'weeks with a day of the month',
  'small letters, spaces and an end in long form',
  'a rule of every minute',
  'a rule that is none',
  'an end before the start',
  'all that follow go on later',
  'all that follow go on in an hour that the clocks leave out first',
  'and one of them is changed once more',
  'one is called off',
  'two masters of one stamp: the one that was changed last',
  'the only occurrence of what happens once',
  'all that follow go on by a rule of their own',
];

interface Expected {
  /** All or the first occurrences, computed by hand or by rrule. */
  at: string[];
  skipped?: string[];
  remarks?: string[];
  /** Zone of the first event. */
  in?: string;
}
type Case = [name: string, lines: string[], expected: Expected];

/** Returns what the reader finds in a file; in Tokyo, to reveal zones that were not found. */
function read(text: string) {
  const found = readCalendarFile(text, 'Asia/Tokyo');
  if (!found) return null;
  const codes = (list: { why: { code: string } }[]) => list.map(({ why }) => why.code);
  return { events: found.events, skipped: codes(found.skipped), remarks: codes(found.remarks), cancellations: found.cancellations };
}

function check(text: string, { at, skipped = [], remarks = [], in: timeZone }: Expected) {
  const found = read(text);
  const occurrences = occurrencesOf(found?.events ?? [], { most: Math.max(1, at.length) });
  expect({ at: occurrences, skipped: found?.skipped, remarks: found?.remarks }).toEqual({ at, skipped, remarks });
  if (timeZone) expect(found?.events[0]?.times.timeZone).toBe(timeZone);
}

// Thursdays at 10:00, before and after DST ends in Europe on October 25, 2026.
const inEurope = ['2026-10-15T08:00Z x', '2026-10-22T08:00Z x', '2026-10-29T09:00Z x', '2026-11-05T09:00Z x'];
const inBritain = ['2026-10-15T09:00Z x', '2026-10-22T09:00Z x', '2026-10-29T10:00Z x', '2026-11-05T10:00Z x'];
// DST ends in the United States on November 1.
const inNewYork = ['2026-10-15T14:00Z x', '2026-10-22T14:00Z x', '2026-10-29T14:00Z x', '2026-11-05T15:00Z x'];

const zones: Case[] = [
  ['IANA', weekly('Europe/Berlin'), { at: inEurope, in: 'Europe/Berlin' }],
  ['IANA in another case', weekly('europe/berlin'), { at: inEurope }],
  ['IANA after the path of a vendor', weekly('/freeassociation.sourceforge.net/Europe/Berlin'), { at: inEurope, in: 'Europe/Berlin' }],
  ['IANA after a path of Mozilla', weekly('/mozilla.org/20050126_1/America/New_York'), { at: inNewYork, in: 'America/New_York' }],
  ['Windows', weekly('W. Europe Standard Time'), { at: inEurope, in: 'Europe/Berlin' }],
  ['Windows, quoted', weekly('"Eastern Standard Time"'), { at: inNewYork, in: 'America/New_York' }],
  ['Windows, daylight', weekly('Eastern Daylight Time'), { at: inNewYork, in: 'America/New_York' }],
  ['a rare one of Windows', weekly('Transbaikal Standard Time', '20260701T100000', 1), { at: ['2026-07-01T01:00Z x'], in: 'Asia/Chita' }],
  ['another rare one', weekly('Easter Island Standard Time', '20260701T100000', 1), { at: ['2026-07-01T16:00Z x'] }],
  ['a retired one of Windows', weekly('Mexico Standard Time', '20260701T100000', 1), { at: ['2026-07-01T16:00Z x'] }],
  ['Exchange, by its places', weekly('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'), { at: inEurope }],
  ['Exchange without quotes', weekly('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'), { at: inEurope }],
  ['Exchange with escapes', weekly('(UTC+01:00) Brussels\\, Copenhagen\\, Madrid\\, Paris'), { at: inEurope }],
  ['an old Exchange', weekly('"(GMT+01.00) Sarajevo/Warsaw/Zagreb"'), { at: inEurope }],
  ['Eastern Time (US & Canada)', weekly('"(UTC-05:00) Eastern Time (US & Canada)"'), { at: inNewYork }],
  ['Greenwich Mean Time and its places', weekly('"(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London"'), { at: inBritain }],
  [
    'places and rules of the file',
    [...centralEurope('(GMT+01.00) Sarajevo/Warsaw/Zagreb'), ...weekly('"(GMT+01.00) Sarajevo/Warsaw/Zagreb"')],
    { at: inEurope },
  ],
  [
    'Customized Time Zone',
    [...centralEurope('Customized Time Zone'), ...weekly('Customized Time Zone')],
    { at: inEurope, in: 'Europe/Berlin' },
  ],
  [
    'Customized Time Zone of New York',
    [...eastern('Customized Time Zone'), ...weekly('Customized Time Zone')],
    { at: inNewYork, in: 'America/New_York' },
  ],
  ['GMT with British rules', [...british('GMT'), ...weekly('GMT')], { at: inBritain, in: 'Europe/London' }],
  ['GMT alone', weekly('GMT', '20261015T100000', 1), { at: ['2026-10-15T10:00Z x'] }],
  ['EST with the rules of New York', [...eastern('EST'), ...weekly('EST')], { at: inNewYork, in: 'America/New_York' }],
  [
    'two offsets and rules',
    [...centralEurope('GMT +0100 (Standard) / GMT +0200 (Daylight)'), ...weekly('"GMT +0100 (Standard) / GMT +0200 (Daylight)"')],
    { at: inEurope },
  ],
  ['two offsets alone', weekly('"GMT +0100 (Standard) / GMT +0200 (Daylight)"'), { at: inEurope, remarks: ['event_zone_assumed'] }],
  ['one offset', weekly('"UTC+05:30"', '20260701T100000', 1), { at: ['2026-07-01T04:30Z x'], in: 'Asia/Kolkata' }],
  [
    'rules without a change',
    [...zone('Plant', ['+0545', '+0545', '']), ...weekly('Plant', '20260701T100000', 1)],
    { at: ['2026-07-01T04:15Z x'] },
  ],
  ['a name in German with rules', [...centralEurope('Mitteleuropäische Zeit'), ...weekly('Mitteleuropäische Zeit')], { at: inEurope }],
  [
    'rules that no zone has',
    // DST ends on the third Tuesday of October, October 20, 2026.
    [...zone('Ship', ['+0730', '+0630', 'BYDAY=3TU;BYMONTH=10'], ['+0630', '+0730', 'BYDAY=2TU;BYMONTH=4']), ...weekly('Ship')],
    { at: ['2026-10-15T02:30Z x', '2026-10-22T03:30Z x', '2026-10-29T03:30Z x', '2026-11-05T03:30Z x'] },
  ],
  [
    'the zone of the calendar for times without one',
    ['X-WR-TIMEZONE:America/New_York', ...event('DTSTART:20260908T140000', 'DTEND:20260908T150000')],
    { at: ['2026-09-08T18:00Z/2026-09-08T19:00Z x'] },
  ],
  ['no zone anywhere', event('DTSTART:20260908T140000'), { at: ['2026-09-08T05:00Z x'] }],
  [
    'one that nobody knows',
    event('DTSTART;TZID=Mars/Olympus:20260908T140000'),
    { at: ['2026-09-08T05:00Z x'], remarks: ['event_zone_assumed'] },
  ],
  ['Windows, with the number of a copy', weekly('Romance Standard Time 1'), { at: inEurope, in: 'Europe/Paris' }],
  ['Windows, behind its offset', weekly('(UTC+01:00) W. Europe Standard Time'), { at: inEurope, in: 'Europe/Berlin' }],
  ['Windows, behind a path', weekly('Microsoft/Romance Standard Time'), { at: inEurope, in: 'Europe/Paris' }],
  ['Exchange in German', weekly('"(UTC+02:00) Athen, Bukarest"', '20260701T100000', 1), { at: ['2026-07-01T07:00Z x'] }],
  [
    'an abbreviation that Intl knows and no clock does',
    weekly('PST', '20261015T100000', 1),
    { at: ['2026-10-15T17:00Z x'], remarks: ['event_zone_assumed'] },
  ],
  ['an abbreviation in German', weekly('MESZ'), { at: inEurope, remarks: ['event_zone_assumed'] }],
  ['an offset alone', weekly('+05:30', '20260701T100000', 1), { at: ['2026-07-01T04:30Z x'] }],
  ['a definition in another case', [...eastern('PLANT 7'), ...weekly('Plant 7')], { at: inNewYork }],
  [
    'a definition by lists of dates',
    [
      ...['BEGIN:VTIMEZONE', 'TZID:Plant', 'BEGIN:STANDARD', 'DTSTART:20251026T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
      ...['RDATE:20261025T030000,20271031T030000', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:20260329T020000', 'TZOFFSETFROM:+0100'],
      ...['TZOFFSETTO:+0200', 'RDATE:20270328T020000', 'END:DAYLIGHT', 'END:VTIMEZONE', ...weekly('Plant')],
    ],
    { at: inEurope },
  ],
  [
    'a definition whose offsets have colons, or no sign',
    [...zone('Plant', ['+05:45', '0545', '']), ...weekly('Plant', '20260701T100000', 1)],
    { at: ['2026-07-01T04:15Z x'] },
  ],
  [
    'a definition whose offsets are none',
    [...zone('Plant', ['soon', 'later', '']), ...weekly('Plant', '20260701T100000', 1)],
    { at: ['2026-07-01T01:00Z x'], remarks: ['event_zone_assumed'] },
  ],
  [
    'a definition without a start',
    [...zone('Plant', ['+0545', '+0545', '']).filter((line) => !line.startsWith('DTSTART')), ...weekly('Plant', '20260701T100000', 1)],
    { at: ['2026-07-01T01:00Z x'], remarks: ['event_zone_assumed'] },
  ],
  [
    'before the first change that a definition knows',
    [
      ...zone('Plant', ['+0545', '+0700', '']).map((line) => line.replace('16010101', '20300101')),
      ...weekly('Plant', '20260701T100000', 1),
    ],
    { at: ['2026-07-01T04:15Z x'] },
  ],
  [
    'a calendar zone that nobody knows',
    ['X-WR-TIMEZONE:Mars', ...event('DTSTART:20260908T140000')],
    { at: ['2026-09-08T05:00Z x'], remarks: ['event_zone_assumed'] },
  ],
];

const rules: Case[] = [
  [
    'the twentieth Monday of a year',
    event('DTSTART:20260518T090000Z', 'RRULE:FREQ=YEARLY;BYDAY=20MO;COUNT=3'),
    { at: ['2026-05-18T09:00Z x', '2027-05-17T09:00Z x', '2028-05-15T09:00Z x'] },
  ],
  [
    'exceptions that take every occurrence',
    event('DTSTART:20260518T090000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20260518T090000Z,20260519T090000Z'),
    { at: [], remarks: ['event_never'] },
  ],
  [
    'a start that its rule misses',
    event('DTSTART;TZID=Europe/Berlin:20171119T140000', 'RRULE:FREQ=MONTHLY;BYDAY=1SU;UNTIL=20180201T000000Z'),
    { at: ['2017-11-19T13:00Z x', '2017-12-03T13:00Z x', '2018-01-07T13:00Z x'] },
  ],
  [
    'which counts',
    event('DTSTART:20260512T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3'),
    { at: ['2026-05-12T09:00Z x', '2026-05-13T09:00Z x', '2026-05-20T09:00Z x'] },
  ],
  [
    'a start in the hour that the clocks leave out',
    event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    { at: ['2026-03-29T01:30Z x', '2026-04-05T00:30Z x', '2026-04-12T00:30Z x'] },
  ],
  [
    'such a start every other week in New York, with an end',
    event(
      'DTSTART;TZID=America/New_York:20260308T023000',
      'DTEND;TZID=America/New_York:20260308T040000',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20260405T120000Z',
    ),
    { at: ['2026-03-08T07:30Z/2026-03-08T08:00Z x', '2026-03-22T06:30Z/2026-03-22T08:00Z x', '2026-04-05T06:30Z/2026-04-05T08:00Z x'] },
  ],
  [
    'such a start with an end at the moment that it becomes',
    event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'DTEND;TZID=Europe/Berlin:20260329T033000', 'RRULE:FREQ=DAILY;COUNT=2'),
    { at: ['2026-03-29T01:30Z/2026-03-29T02:30Z x', '2026-03-30T00:30Z/2026-03-30T01:30Z x'] },
  ],
  [
    'such a start without a rule',
    event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'DTEND;TZID=Europe/Berlin:20260329T033000'),
    { at: ['2026-03-29T01:30Z/2026-03-29T02:30Z x'] },
  ],
  [
    'such a start of an hourly rule',
    event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'RRULE:FREQ=HOURLY;COUNT=2'),
    { at: ['2026-03-29T01:30Z x', '2026-03-29T02:30Z x'] },
  ],
  [
    'such a start that is an exception as well',
    event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=Europe/Berlin:20260329T023000'),
    { at: ['2026-04-05T00:30Z x'] },
  ],
  [
    'such a start by clocks that no zone has',
    [
      // DST starts on the second Tuesday of April, April 14, 2026, from 02:00 to 03:00.
      ...zone('Ship', ['+0730', '+0630', 'BYDAY=3TU;BYMONTH=10'], ['+0630', '+0730', 'BYDAY=2TU;BYMONTH=4']),
      ...weekly('Ship', '20260414T023000', 2),
    ],
    { at: ['2026-04-13T20:00Z x', '2026-04-20T19:00Z x'] },
  ],
  [
    'an hour that happens twice is the first one',
    event('DTSTART;TZID=Europe/Berlin:20261025T023000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    { at: ['2026-10-25T00:30Z x', '2026-11-01T01:30Z x'] },
  ],
  [
    'a duration of a day, over a change of the clocks',
    event('DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'),
    { at: ['2026-03-28T11:00Z/2026-03-29T10:00Z x'] },
  ],
  [
    'the same on three days',
    event('DTSTART;TZID=Europe/Berlin:20260327T120000', 'DURATION:P1D', 'RRULE:FREQ=DAILY;COUNT=3'),
    { at: ['2026-03-27T11:00Z/2026-03-28T11:00Z x', '2026-03-28T11:00Z/2026-03-29T10:00Z x', '2026-03-29T10:00Z/2026-03-30T10:00Z x'] },
  ],
  [
    'hours are hours',
    event('DTSTART;TZID=Europe/Berlin:20261024T120000', 'DURATION:PT24H'),
    { at: ['2026-10-24T10:00Z/2026-10-25T10:00Z x'] },
  ],
  [
    'a week and hours',
    event('DTSTART;TZID=Europe/Berlin:20261024T120000', 'DURATION:P1W'),
    { at: ['2026-10-24T10:00Z/2026-10-31T11:00Z x'] },
  ],
  [
    'periods',
    event(
      'DTSTART:20230324T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;UNTIL=20230326T230000Z',
      'RDATE;VALUE=PERIOD:20230325T120000Z/PT3H',
    ),
    {
      at: [
        '2023-03-24T08:00Z/2023-03-24T09:00Z x',
        '2023-03-25T08:00Z/2023-03-25T09:00Z x',
        '2023-03-25T12:00Z/2023-03-25T15:00Z x',
        '2023-03-26T08:00Z/2023-03-26T09:00Z x',
      ],
    },
  ],
  [
    'hours of a day',
    event('DTSTART;TZID=Europe/Berlin:20261024T090000', 'RRULE:FREQ=DAILY;BYHOUR=9,17;COUNT=4'),
    { at: ['2026-10-24T07:00Z x', '2026-10-24T15:00Z x', '2026-10-25T08:00Z x', '2026-10-25T16:00Z x'] },
  ],
  [
    'minutes of an hour',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;BYHOUR=9;BYMINUTE=0,20,40;COUNT=4'),
    { at: ['2026-05-11T09:00Z x', '2026-05-11T09:20Z x', '2026-05-11T09:40Z x', '2026-05-12T09:00Z x'] },
  ],
  [
    'the last time of each day',
    event('DTSTART:20260511T170000Z', 'RRULE:FREQ=DAILY;BYHOUR=9,17;BYSETPOS=-1;COUNT=2'),
    { at: ['2026-05-11T17:00Z x', '2026-05-12T17:00Z x'] },
  ],
  [
    'every three hours',
    event('DTSTART:20260511T220000Z', 'RRULE:FREQ=HOURLY;INTERVAL=3;COUNT=3'),
    { at: ['2026-05-11T22:00Z x', '2026-05-12T01:00Z x', '2026-05-12T04:00Z x'] },
  ],
  [
    'every hour at work',
    event('DTSTART:20260515T150000Z', 'RRULE:FREQ=HOURLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,15;COUNT=3'),
    { at: ['2026-05-15T15:00Z x', '2026-05-18T09:00Z x', '2026-05-18T10:00Z x'] },
  ],
  [
    'a week of the year',
    event('DTSTART:19970512T090000Z', 'RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3'),
    { at: ['1997-05-12T09:00Z x', '1998-05-11T09:00Z x', '1999-05-17T09:00Z x'] },
  ],
  [
    'the first week, which may begin in the year before',
    event('DTSTART:20251229T090000Z', 'RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=3'),
    { at: ['2025-12-29T09:00Z x', '2027-01-04T09:00Z x', '2028-01-03T09:00Z x'] },
  ],
  [
    'days of the year',
    event('DTSTART:19970101T090000Z', 'RRULE:FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200;COUNT=4'),
    { at: ['1997-01-01T09:00Z x', '1997-04-10T09:00Z x', '1997-07-19T09:00Z x', '2000-01-01T09:00Z x'] },
  ],
  [
    'a rule with exceptions by a rule',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;COUNT=5', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=3'),
    { at: ['2026-05-12T09:00Z x', '2026-05-14T09:00Z x'] },
  ],
  ['an empty rule', event('DTSTART;VALUE=DATE:20260501', 'RRULE:'), { at: ['2026-05-01 x'] }],
  [
    'no end, written as two',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=-1;UNTIL='),
    { at: ['2026-05-11T09:00Z x', '2026-05-18T09:00Z x', '2026-05-25T09:00Z x'] },
  ],
  [
    'a rule written twice',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    { at: ['2026-05-11T09:00Z x', '2026-05-18T09:00Z x'] },
  ],
  [
    'a part written twice',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=WEEKLY;FREQ=WEEKLY;COUNT=2'),
    { at: ['2026-05-11T09:00Z x', '2026-05-18T09:00Z x'] },
  ],
  [
    'two rules',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;COUNT=2'),
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x', '2026-05-18T09:00Z x'] },
  ],
  [
    'ten thousand times',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;COUNT=10000'),
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'] },
  ],
  [
    'more than that',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;COUNT=1000000'),
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'], remarks: ['rule_part_ignored'] },
  ],
  [
    'two ends',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;COUNT=10;UNTIL=20260512T090000Z'),
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'] },
  ],
  [
    'weeks with a day of the month',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=WEEKLY;BYMONTHDAY=13;COUNT=2'),
    { at: ['2026-05-11T09:00Z x', '2026-05-18T09:00Z x'], remarks: ['rule_part_ignored'] },
  ],
  [
    'small letters, spaces and an end in long form',
    event('DTSTART:20260511T090000Z', 'RRULE:freq=weekly; byday=mo; until=2026-05-18T23:59:59Z;'),
    { at: ['2026-05-11T09:00Z x', '2026-05-18T09:00Z x'] },
  ],
  [
    'an end on a day, of a time',
    event('DTSTART;TZID=America/New_York:20260511T210000', 'RRULE:FREQ=DAILY;UNTIL=20260512'),
    { at: ['2026-05-12T01:00Z x', '2026-05-13T01:00Z x'] },
  ],
  [
    'a rule of every minute',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=MINUTELY'),
    { at: ['2026-05-11T09:00Z x'], remarks: ['rule_part_missing', 'event_once'] },
  ],
  [
    'a rule that is none',
    event('DTSTART:20260511T090000Z', 'RRULE:weekly'),
    { at: ['2026-05-11T09:00Z x'], remarks: ['rule_part_ignored', 'event_once'] },
  ],
  [
    'an end before the start',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;UNTIL=20250101T000000Z'),
    { at: ['2026-05-11T09:00Z x'], remarks: ['rule_without_occurrence', 'event_once'] },
  ],
  [
    'noon in Sydney over a change of its clocks',
    event('DTSTART;TZID=Australia/Sydney:20261003T120000', 'RRULE:FREQ=DAILY;COUNT=2'),
    { at: ['2026-10-03T02:00Z x', '2026-10-04T01:00Z x'] },
  ],
  [
    'an exception that says nothing',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:x'),
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'], remarks: ['event_bad_date'] },
  ],
];

const change = (id: string, ...lines: string[]) => event(`RECURRENCE-ID${id}`, ...lines);
const series: Case[] = [
  [
    'all that follow go on later',
    [
      ...event('DTSTART;TZID=Europe/Berlin:20261019T100000', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...change(';RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261026T100000', 'DTSTART;TZID=Europe/Berlin:20261027T113000', 'SUMMARY:y'),
    ],
    { at: ['2026-10-19T08:00Z x', '2026-10-27T10:30Z y', '2026-11-03T10:30Z y', '2026-11-10T10:30Z y'] },
  ],
  [
    'all that follow go on in an hour that the clocks leave out first',
    [
      ...event('DTSTART;TZID=Europe/Berlin:20260322T100000', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...change(';RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260329T100000', 'DTSTART;TZID=Europe/Berlin:20260329T023000', 'SUMMARY:y'),
    ],
    { at: ['2026-03-22T09:00Z x', '2026-03-29T01:30Z y', '2026-04-05T00:30Z y', '2026-04-12T00:30Z y'] },
  ],
  [
    'and one of them is changed once more',
    [
      ...event('DTSTART;TZID=Europe/Berlin:20261019T100000', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...change(';TZID=Europe/Berlin:20261102T100000', 'DTSTART;TZID=Europe/Berlin:20261105T080000', 'SUMMARY:z'),
      ...change(';RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261026T100000', 'DTSTART;TZID=Europe/Berlin:20261026T120000', 'SUMMARY:y'),
    ],
    { at: ['2026-10-19T08:00Z x', '2026-10-26T11:00Z y', '2026-11-05T07:00Z z', '2026-11-09T11:00Z y'] },
  ],
  [
    'all that follow are called off',
    [
      ...event('DTSTART:20261019T100000Z', 'RRULE:FREQ=WEEKLY'),
      ...change(';RANGE=THISANDFUTURE:20261026T100000Z', 'DTSTART:20261026T100000Z', 'STATUS:CANCELLED'),
    ],
    { at: ['2026-10-19T10:00Z x'] },
  ],
  [
    'one is called off',
    [
      ...event('DTSTART:20261019T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...change(':20261026T100000Z', 'DTSTART:20261026T100000Z', 'STATUS:CANCELLED'),
    ],
    { at: ['2026-10-19T10:00Z x', '2026-11-02T10:00Z x'] },
  ],
  [
    'two masters: the later one counts, wherever it stands',
    [...event('SEQUENCE:4', 'DTSTART:20261019T100000Z'), ...event('SEQUENCE:2', 'DTSTART:20261020T100000Z')],
    { at: ['2026-10-19T10:00Z x'], skipped: ['event_superseded'] },
  ],
  ['an event that is called off in American spelling', event('DTSTART:20260402T090000Z', 'STATUS:CANCELED'), { at: [] }],
  [
    'two masters of one stamp: the one that was changed last',
    [
      ...event('DTSTAMP:20260101T000000Z', 'LAST-MODIFIED:20260103T000000Z', 'DTSTART:20260402T090000Z', 'SUMMARY:new'),
      ...event('DTSTAMP:20260101T000000Z', 'LAST-MODIFIED:20260102T000000Z', 'DTSTART:20260403T090000Z', 'SUMMARY:old'),
    ],
    { at: ['2026-04-02T09:00Z new'], skipped: ['event_superseded'] },
  ],
  ['an event that is called off', event('DTSTART:20260402T090000Z', 'STATUS:CANCELLED'), { at: [] }],
  ['a file that calls off', ['METHOD:CANCEL', ...event('DTSTART:20260402T090000Z')], { at: [] }],
  [
    'the only occurrence of what happens once',
    [...event('DTSTART:20261019T100000Z'), ...change(':20261019T100000Z', 'DTSTART:20261019T130000Z', 'SUMMARY:y')],
    { at: ['2026-10-19T13:00Z y'], skipped: ['event_superseded'] },
  ],
  [
    'an occurrence with a rule of its own',
    [
      ...event('DTSTART:20261019T100000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...change(':20261020T100000Z', 'DTSTART:20261020T130000Z', 'RRULE:FREQ=DAILY', 'SUMMARY:y'),
    ],
    { at: ['2026-10-19T10:00Z x', '2026-10-20T13:00Z y'], remarks: ['rule_part_ignored'] },
  ],
  [
    'all that follow go on by a rule of their own',
    [
      ...event('DTSTART:20261019T100000Z', 'RRULE:FREQ=DAILY;COUNT=5'),
      ...change(';RANGE=THISANDFUTURE:20261021T100000Z', 'DTSTART:20261021T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:y'),
    ],
    { at: ['2026-10-19T10:00Z x', '2026-10-20T10:00Z x', '2026-10-21T13:00Z y', '2026-10-28T13:00Z y'] },
  ],
  ['an occurrence without its series', change(':20261026T100000Z', 'DTSTART:20261026T110000Z'), { at: ['2026-10-26T11:00Z x'] }],
];

const inBerlin = (...lines: string[]) => event('DTSTART;TZID=Europe/Berlin:20260511T090000', 'RRULE:FREQ=DAILY;COUNT=4', ...lines);
const besideTheStart: Case[] = [
  [
    'exceptions as days and moments in one line',
    inBerlin('EXDATE;TZID=Europe/Berlin:20260512T090000,20260513'),
    { at: ['2026-05-11T07:00Z x', '2026-05-14T07:00Z x'] },
  ],
  [
    'exceptions apart by semicolons',
    inBerlin('EXDATE;TZID=Europe/Berlin:20260512T090000;20260513T090000'),
    { at: ['2026-05-11T07:00Z x', '2026-05-14T07:00Z x'] },
  ],
  [
    'exceptions without the zone of the start',
    inBerlin('EXDATE:20260512T090000,20260514T090000'),
    { at: ['2026-05-11T07:00Z x', '2026-05-13T07:00Z x'] },
  ],
  [
    'exceptions at midnight',
    inBerlin('EXDATE;TZID=Europe/Berlin:20260512T000000', 'EXDATE:20260514T000000Z'),
    { at: ['2026-05-11T07:00Z x', '2026-05-13T07:00Z x'] },
  ],
  [
    'an exception at midnight that is a moment of the rule',
    event('DTSTART;TZID=America/New_York:20260511T200000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260513T000000Z'),
    { at: ['2026-05-12T00:00Z x', '2026-05-14T00:00Z x'] },
  ],
  [
    'an end without the zone of the start',
    event('DTSTART;TZID=Europe/Berlin:20260511T090000', 'DTEND:20260511T100000'),
    { at: ['2026-05-11T07:00Z/2026-05-11T08:00Z x'] },
  ],
  [
    'a changed occurrence without the zone of its series',
    [...inBerlin(), ...event('RECURRENCE-ID:20260512T090000', 'DTSTART;TZID=America/New_York:20260512T150000', 'SUMMARY:y')],
    { at: ['2026-05-11T07:00Z x', '2026-05-12T19:00Z y', '2026-05-13T07:00Z x', '2026-05-14T07:00Z x'] },
  ],
  [
    'the last day of whole days as midnight there',
    [
      'X-WR-TIMEZONE:Europe/Berlin',
      ...event('DTSTART;VALUE=DATE:20260511', 'DTEND;VALUE=DATE:20260512', 'RRULE:FREQ=DAILY;UNTIL=20260512T220000Z'),
    ],
    { at: ['2026-05-11 x', '2026-05-12 x', '2026-05-13 x'] },
  ],
  [
    'the last day of whole days as its end',
    event('DTSTART;VALUE=DATE:20260511', 'RRULE:FREQ=DAILY;UNTIL=20260512T235959Z'),
    { at: ['2026-05-11 x', '2026-05-12 x'] },
  ],
  ['days written as midnights', event('DTSTART;VALUE=DATE:20260511T000000', 'DTEND;VALUE=DATE:20260512T000000'), { at: ['2026-05-11 x'] }],
  [
    'what is kept nowhere',
    event(
      ...['DTSTART:20260511T090000Z', 'URL:message://1', 'CONFERENCE;VALUE=URI:tel:+4930', 'CATEGORIES:Work', 'STATUS:TENTATIVE'],
      ...['GEO:1;2', 'COMMENT:c'],
    ),
    { at: ['2026-05-11T09:00Z x'], remarks: ['event_parts_left_out'] },
  ],
  ['one and a half hours', event('DTSTART:20260511T090000Z', 'DURATION:PT1.5H'), { at: ['2026-05-11T09:00Z/2026-05-11T10:30Z x'] }],
  [
    'long names of days',
    event('DTSTART:20260511T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MON,THURSDAY;COUNT=2'),
    { at: ['2026-05-11T09:00Z x', '2026-05-14T09:00Z x'] },
  ],
];

const broken: Case[] = [
  [
    'blanks behind names, and names in groups',
    ['BEGIN:VEVENT', 'UID : a', 'item1.SUMMARY:x', 'DTSTART : 20260511T090000Z', 'END:VEVENT'],
    { at: ['2026-05-11T09:00Z x'] },
  ],
  [
    'lines that nobody folded, which look like properties',
    event('DTSTART:20260511T090000Z', 'DESCRIPTION:See', 'this page: new', 'https://there.example'),
    { at: ['2026-05-11T09:00Z x'], remarks: ['lines_unread'] },
  ],
  [
    'an answer of an attendee, which is no event',
    ['METHOD:REPLY', ...event('DTSTART:20260511T090000Z', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.example')],
    { at: [], skipped: ['is_no_event'] },
  ],
  ['a proposal of an attendee', ['METHOD:COUNTER', ...event('DTSTART:20260511T090000Z')], { at: [], skipped: ['is_no_event'] }],
  [
    'a line that nobody folded costs itself',
    [
      ...event('DTSTART:20260511T090000Z', 'DESCRIPTION:first', 'second line that nobody folded'),
      ...event('UID:b', 'DTSTART:20260512T090000Z').toSpliced(1, 1),
    ],
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'], remarks: ['lines_unread'] },
  ],
  [
    'an end that is missing',
    [...event('DTSTART:20260511T090000Z').slice(0, -1), ...event('UID:b', 'DTSTART:20260512T090000Z').toSpliced(1, 1)],
    { at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'] },
  ],
  ['a day without its kind', event('DTSTART:20260511', 'DTEND:20260513'), { at: ['2026-05-11/2026-05-13 x'] }],
  ['a moment that says it is a day', event('DTSTART;VALUE=DATE:20260511T090000Z'), { at: ['2026-05-11T09:00Z x'] }],
  [
    'moments of ISO 8601',
    event('DTSTART:2026-05-11T09:00:00Z', 'DTEND:2026-05-11T11:00:00+01:00'),
    { at: ['2026-05-11T09:00Z/2026-05-11T10:00Z x'] },
  ],
  ['times without seconds', event('DTSTART;TZID=Europe/Berlin:20260511T0900'), { at: ['2026-05-11T07:00Z x'] }],
  ['an end at 24:00', event('DTSTART:20260511T220000Z', 'DTEND:20260511T240000Z'), { at: ['2026-05-11T22:00Z/2026-05-12T00:00Z x'] }],
  [
    'an end before the start',
    event('DTSTART:20260511T090000Z', 'DTEND:20260511T080000Z'),
    { at: ['2026-05-11T09:00Z x'], remarks: ['event_ends_first'] },
  ],
  [
    'days that end before they begin',
    event('DTSTART;VALUE=DATE:20260511', 'DTEND;VALUE=DATE:20260509'),
    { at: ['2026-05-11 x'], remarks: ['event_ends_first'] },
  ],
  ['an end that is none', event('DTSTART:20260511T090000Z', 'DTEND:soon'), { at: ['2026-05-11T09:00Z x'], remarks: ['event_bad_date'] }],
  [
    'a duration that is none',
    event('DTSTART:20260511T090000Z', 'DURATION:PXY'),
    { at: ['2026-05-11T09:00Z x'], remarks: ['event_bad_date'] },
  ],
  ['a day that is none', event('DTSTART:20260230T090000Z'), { at: [], skipped: ['event_bad_date'] }],
  ['no start', event('DTEND:20260511T090000Z'), { at: [], skipped: ['event_without_start'] }],
  ['a start that is none', event('DTSTART:tomorrow'), { at: [], skipped: ['event_bad_date'] }],
  [
    'a to-do beside an event',
    ['BEGIN:VTODO', 'UID:t', 'SUMMARY:Buy oak', 'END:VTODO', ...event('DTSTART:20260511T090000Z')],
    { at: ['2026-05-11T09:00Z x'] },
  ],
  [
    'a journal, busy times and what nobody knows',
    ['BEGIN:VJOURNAL', 'END:VJOURNAL', 'BEGIN:VFREEBUSY', 'END:VFREEBUSY', 'BEGIN:X-NOTE', 'END:X-NOTE'],
    { at: [], skipped: ['is_journal', 'is_busy_time', 'is_no_event'] },
  ],
  [
    'a zone with a broken line',
    [...centralEurope('Customized Time Zone').toSpliced(3, 0, 'broken'), ...weekly('Customized Time Zone', '20260511T090000', 1)],
    { at: ['2026-05-11T00:00Z x'], remarks: ['event_zone_assumed'] },
  ],
];

test('maps each Windows and Exchange zone name like another reader', () => {
  const known: Record<string, { iana: string[] }> = JSON.parse(
    readFileSync(new URL('../../../../../node_modules/node-ical/windowsZones.json', import.meta.url), 'utf8'),
  );
  const starts = (tzid: string) =>
    ['20260115T120000', '20260715T120000'].map(
      (start) => read(file(...event(`DTSTART;TZID="${tzid}":${start}`)))?.events[0]?.times.startsAt?.toISOString() ?? '',
    );
  const others = Object.entries(known).filter(([name, { iana }]) => String(starts(name)) !== String(starts(iana[0] ?? '')));
  // The rules of Minsk and Almaty have changed since; for Midway and Samoa, the offset tells them apart.
  expect(others.map(([name]) => name)).toEqual([
    '(UTC+02:00) Minsk',
    '(UTC+06:00) Almaty, Novosibirsk',
    '(UTC-11:00) Midway Island, Samoa',
  ]);
});

test.each([
  ...[
    ['(UTC-10:00) Aleutian Islands', 'America/Adak'],
    ['(UTC-09:30) Marquesas Islands', 'Pacific/Marquesas'],
  ],
  ...[
    ['(UTC-07:00) Yukon', 'America/Whitehorse'],
    ['(UTC-06:00) Easter Island', 'Pacific/Easter'],
    ['(UTC-05:00) Haiti', 'America/Port-au-Prince'],
  ],
  ...[
    ['(UTC-05:00) Turks and Caicos', 'America/Grand_Turk'],
    ['(UTC-03:00) Saint Pierre and Miquelon', 'America/Miquelon'],
  ],
  ...[
    ['(UTC-03:00) City of Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ['(UTC+02:00) E. Europe', 'Europe/Chisinau'],
  ],
  ...[
    ['(UTC+10:30) Lord Howe Island', 'Australia/Lord_Howe'],
    ['(UTC+11:00) Norfolk Island', 'Pacific/Norfolk'],
  ],
  ...[
    ['(UTC+12:45) Chatham Islands', 'Pacific/Chatham'],
    ['(UTC+13:00) Samoa', 'Pacific/Apia'],
    ['(UTC+14:00) Kiritimati Island', 'Pacific/Kiritimati'],
  ],
])('Windows reports %s for %s', (shown, zoneThere) => {
  check(file(...event(`DTSTART;TZID="${shown}":20260715T120000`)), {
    at: [`${momentOf('2026-07-15T12:00:00', zoneThere).toISOString().slice(0, 16)}Z x`],
    in: zoneThere,
  });
});

describe.each([
  ['zones', zones],
  ['rules', rules],
  ['series', series],
  ['what stands beside the start', besideTheStart],
  ['what is broken', broken],
])('a file: %s', (_kind, cases) => {
  test.each(cases)('%s', (_name, lines, expected) => check(file(...lines), expected));
});

describe('bytes', () => {
  const text = file(...event('DTSTART:20260511T090000Z', 'DESCRIPTION:Café Müller').filter((line) => line !== 'SUMMARY:x'), '').replace(
    'UID:a',
    'UID:a\r\nSUMMARY:Café é',
  );
  const title = (bytes: Uint8Array) => read(calendarText(bytes))?.events.map((one) => one.title);
  const folded = Buffer.from(text).toString('latin1').replace('Caf\xc3\xa9', 'Caf\xc3\r\n \xa9');
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-8 folded within a character', Buffer.from(folded, 'latin1')],
    ['ISO-8859-1', Buffer.from(text, 'latin1')],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['CR alone', Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['LF alone', Buffer.from(text.replaceAll('\r\n', '\n'))],
    ['CRCRLF', Buffer.from(text.replaceAll('\r\n', '\r\r\n'))],
    ['empty lines first', Buffer.from(`\r\n\r\n${text}`)],
  ])('%s', (_how, bytes) => expect(title(bytes)).toEqual(['Café é']));
});

test('reads an event without an enclosing calendar', () => {
  check(event('DTSTART:20260511T090000Z').join('\n'), { at: ['2026-05-11T09:00Z x'] });
});

test('reads the complete events of a truncated file and reports the last one', () => {
  const text = file(...event('DTSTART:20260511T090000Z'), ...event('UID:b', 'DTSTART:20260512T090000Z').toSpliced(1, 1));
  check(text.slice(0, text.lastIndexOf('DTSTART')), { at: ['2026-05-11T09:00Z x'], skipped: ['event_cut_off'], remarks: ['file_cut_off'] });
  check(text.slice(0, text.lastIndexOf('END:VCALENDAR')), {
    at: ['2026-05-11T09:00Z x', '2026-05-12T09:00Z x'],
    remarks: ['file_cut_off'],
  });
});

test('derives the UID from the content if missing, and distinct UIDs for two events', () => {
  const bare = (title: string) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20260511T090000Z',
    `SUMMARY:${title}`,
    'END:VEVENT',
  ];
  const uids = (text: string) => read(text)?.events.map(({ uid }) => uid);
  const found = uids(file(...bare('one'), ...bare('two')));
  expect(new Set(found).size).toBe(2);
  // Each export writes a different stamp.
  expect(uids(file(...bare('one'), ...bare('two')).replaceAll('DTSTAMP:2026', 'DTSTAMP:2027'))).toEqual(found);
});

// ICU and node-ical share no code with the reader.
describe('compared with independent implementations', () => {
  const everyThursday = (tzid: string) => event(`DTSTART;TZID=${tzid}:20260305T100000`, 'RRULE:FREQ=WEEKLY;COUNT=37');
  test.each<[tzid: string, zone: string, definition?: string[]]>([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Romance Standard Time', 'Europe/Paris'],
    ['GMT Standard Time', 'Europe/London'],
    ['FLE Standard Time', 'Europe/Kiev'],
    ['Eastern Standard Time', 'America/New_York'],
    ['Pacific Standard Time', 'America/Los_Angeles'],
    ['Central Standard Time (Mexico)', 'America/Mexico_City'],
    ['Pacific SA Standard Time', 'America/Santiago'],
    ['AUS Eastern Standard Time', 'Australia/Sydney'],
    ['New Zealand Standard Time', 'Pacific/Auckland'],
    ['Egypt Standard Time', 'Africa/Cairo'],
    ['India Standard Time', 'Asia/Kolkata'],
    ['Morocco Standard Time', 'Africa/Casablanca'],
    ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome\\, Stockholm\\, Vienna', 'Europe/Berlin'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', 'America/New_York'],
    ['"(UTC-08:00) Pacific Time (US & Canada)"', 'America/Los_Angeles'],
    ['"(UTC+10:00) Canberra, Melbourne, Sydney"', 'Australia/Sydney'],
    ['Customized Time Zone', 'Europe/Berlin', centralEurope('Customized Time Zone')],
    ['Customized Time Zone 1', 'America/New_York', eastern('Customized Time Zone 1')],
    ['GMT', 'Europe/London', british('GMT')],
    ['"GMT +0100 (Standard) / GMT +0200 (Daylight)"', 'Europe/Berlin', centralEurope('GMT +0100 (Standard) / GMT +0200 (Daylight)')],
  ])('%s is at ten local time, across both clock changes', (tzid, zone, definition = []) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
    const starts = occurrencesOf(readCalendarFile(file(...definition, ...everyThursday(tzid)), 'Asia/Tokyo')?.events ?? []);
    expect(starts).toHaveLength(37);
    expect(starts.filter((one) => clock.format(new Date(one.split(' ')[0] ?? '')) !== 'Thu 10:00')).toEqual([]);
  });

  test('node-ical finds the same in all files except the known differences', () => {
    // node-ical reads times without a zone in its own local zone.
    const isFloating = (lines: string[]) => lines.some((line) => /^DTSTART:\d{8}T\d{6}$/.test(line));
    const cases = [...zones, ...rules, ...series].filter(
      ([, lines, { remarks = [] }]) =>
        !isFloating(lines) && !remarks.some((code) => code === 'event_zone_assumed' || code === 'event_bad_date'),
    );
    const others = cases.filter(([, lines, { at }]) => {
      const text = file(...lines);
      return String(startsByNodeIcal(text, at.length)) !== String(at.map((one) => one.split(/[ /]/)[0]));
    });
    expect(others.map(([name]) => name)).toEqual(readOtherwise);
  });
});
