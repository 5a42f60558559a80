import { describe, expect, test } from 'vitest';
import { occurrencesOf } from '../../../../../tests/calendar-occurrences.ts';
import { calendarText } from './calendar-text.ts';
import { readCalendarFile } from './read-calendar-file.ts';

// Real-world files from public reports, read in Tokyo to reveal zones that were not found.
interface Expected {
  at: string[];
  skipped?: string[];
  remarks?: string[];
  tasks?: string[];
}
type Report = [maker: string, text: string, expected: Expected];

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];

const reports: Report[] = [
  [
    'Outlook 2016: a zone with a blank before its colon, doubled CRs, and an unknown calendar scale',
    calendar(
      ...[
        'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
        'METHOD:PUBLISH',
        'X-CALSTART:20260901T000000Z',
        'CALSCALE:gregorian',
      ],
      ...event(
        'o1',
        'SUMMARY;LANGUAGE=de:Jour fixe',
        'DTSTART;TZID="W. Europe Standard Time":20261020T090000',
        'DTEND;TZID="W. Europe Standard Time":20261020T100000',
      ),
    ).replaceAll('\r\n', '\r\r\n'),
    { at: ['2026-10-20T07:00Z/2026-10-20T08:00Z Jour fixe'] },
  ],
  [
    'Outlook: an all-day event as a whole day by its own clocks',
    calendar(
      ...event(
        'o2',
        ...[
          'SUMMARY:Offsite',
          'DTSTART;TZID="Eastern Standard Time":20261029T000000',
          'DTEND;TZID="Eastern Standard Time":20261030T000000',
        ],
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
    ),
    { at: ['2026-10-29 Offsite'] },
  ],
  [
    'Exchange: a zone that is the id of a tenant, with its rules',
    calendar(
      ...[
        'BEGIN:VTIMEZONE',
        'TZID:tzone://Microsoft/Custom',
        'BEGIN:STANDARD',
        'DTSTART:16010101T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
      ],
      ...[
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:+0100',
      ],
      ...['TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
      ...event(
        'x1',
        'SUMMARY:Weekly',
        'DTSTART;TZID=tzone://Microsoft/Custom:20261022T090000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261029T080000Z;INTERVAL=1;BYDAY=TH;WKST=MO',
      ),
    ),
    { at: ['2026-10-22T07:00Z Weekly', '2026-10-29T08:00Z Weekly'] },
  ],
  [
    'Exchange: an invitation whose line breaks are literal and whose attendees are groups',
    calendar(
      ...['METHOD:REQUEST', 'PRODID:Microsoft Exchange Server 2010'],
      ...event(
        'x2',
        ...['ORGANIZER;CN=Ann:invalid:nomail', 'ATTENDEE;ROLE=REQ-PARTICIPANT;CN="Team, \'all\'":MAILTO:team@there.example'],
        ...['ATTENDEE;CN=Room 4;CUTYPE=RESOURCE:mailto:', 'SUMMARY;LANGUAGE=en-US:Budget\\, 2027', 'DTSTART;TZID=UTC:20261103T130000'],
        ...['DTEND;TZID=UTC:20261103T133000', 'CLASS:CONFIDENTIAL', 'PRIORITY:5', 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
      ),
    ),
    { at: ['2026-11-03T13:00Z/2026-11-03T13:30Z Budget, 2027'], remarks: ['guests_left_out'] },
  ],
  [
    'Google: a moved and a canceled occurrence, and an exception in another zone than the series',
    calendar(
      ...['PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'X-WR-CALNAME:Team', 'X-WR-TIMEZONE:Europe/Paris'],
      ...event(
        'g1@google.com',
        'SUMMARY:Sync',
        'DTSTART;TZID=Europe/Paris:20261019T100000',
        'DTEND;TZID=Europe/Paris:20261019T103000',
        'RRULE:FREQ=WEEKLY;WKST=MO;COUNT=4;BYDAY=MO',
        'EXDATE;TZID=America/New_York:20261109T040000',
      ),
      ...event(
        'g1@google.com',
        'SUMMARY:Sync (moved)',
        'DTSTART;TZID=America/New_York:20261026T100000',
        'DTEND;TZID=America/New_York:20261026T103000',
        'RECURRENCE-ID;TZID=Europe/Paris:20261026T100000',
      ),
      ...event(
        'g1@google.com',
        'STATUS:CANCELLED',
        'SUMMARY:Sync',
        'DTSTART:20261102T090000Z',
        'DTEND:20261102T093000Z',
        'RECURRENCE-ID:20261102T090000Z',
      ),
    ),
    { at: ['2026-10-19T08:00Z/2026-10-19T08:30Z Sync', '2026-10-26T14:00Z/2026-10-26T14:30Z Sync (moved)'] },
  ],
  [
    'Google: an event without an end, and one of no length',
    calendar(
      ...event('g2', 'SUMMARY:Open', 'DTSTART:20261103T130000Z'),
      ...event('g3', 'SUMMARY:Mark', 'DTSTART:20261104T130000Z', 'DTEND:20261104T130000Z'),
    ),
    { at: ['2026-11-03T13:00Z Open', '2026-11-04T13:00Z Mark'] },
  ],
  [
    'Apple: an alarm that says nothing, a structured place, and an absolute time in summer',
    calendar(
      ...['PRODID:-//Apple Inc.//macOS 15.1//EN', 'CALSCALE:GREGORIAN'],
      ...event(
        'a1',
        ...['SUMMARY:Dinner', 'DTSTART;TZID=Europe/Rome:20260711T200000', 'DTEND;TZID=Europe/Rome:20260711T220000'],
        'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Via Roma 1\\n00100 Roma";X-TITLE="Da Gino, Roma":geo:41.9,12.5',
        ...['BEGIN:VALARM', 'UID:x', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'ACTION:NONE', 'END:VALARM'],
      ),
    ),
    { at: ['2026-07-11T18:00Z/2026-07-11T20:00Z Dinner'] },
  ],
  [
    'Apple: yearly birthdays of a year that is not known',
    calendar(
      ...event('a2', 'SUMMARY:Ann', 'DTSTART;VALUE=DATE;X-APPLE-OMIT-YEAR=1604:16040229', 'DTEND;VALUE=DATE:16040301', 'RRULE:FREQ=YEARLY'),
    ),
    { at: ['2004-02-29 Ann', '2008-02-29 Ann'] },
  ],
  [
    'Thunderbird: to-dos beside events, and a reminder that was put off',
    calendar(
      ...[
        'PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
        'BEGIN:VTODO',
        'UID:t1',
        'SUMMARY:Order oak',
        'PERCENT-COMPLETE:100',
        'STATUS:COMPLETED',
        'END:VTODO',
      ],
      ...event(
        't2',
        'SUMMARY:Saw',
        'X-MOZ-LASTACK:20261001T000000Z',
        'X-MOZ-SNOOZE-TIME:20261002T000000Z',
        'DTSTART;TZID=Europe/Vienna:20261020T090000',
        'DTEND;TZID=Europe/Vienna:20261020T093000',
      ),
    ),
    { at: ['2026-10-20T07:00Z/2026-10-20T07:30Z Saw'], tasks: ['Order oak'] },
  ],
  [
    'Zimbra: the end of a rule as a moment of the reader, and a zone with its own name',
    calendar(
      ...[
        'PRODID:Zimbra-Calendar-Provider',
        'BEGIN:VTIMEZONE',
        'TZID:(GMT+01.00) Paris / Madrid',
        'BEGIN:STANDARD',
        'DTSTART:16010101T030000',
        'TZOFFSETTO:+0100',
      ],
      ...[
        'TZOFFSETFROM:+0200',
        'RRULE:FREQ=YEARLY;WKST=MO;INTERVAL=1;BYMONTH=10;BYDAY=-1SU',
        'TZNAME:CET',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
      ],
      ...[
        'DTSTART:16010101T020000',
        'TZOFFSETTO:+0200',
        'TZOFFSETFROM:+0100',
        'RRULE:FREQ=YEARLY;WKST=MO;INTERVAL=1;BYMONTH=3;BYDAY=-1SU',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
      ],
      ...event(
        'z1',
        'SUMMARY:Point',
        'RRULE:FREQ=DAILY;INTERVAL=1;UNTIL=20261027',
        'DTSTART;TZID="(GMT+01.00) Paris / Madrid":20261024T090000',
        'DTEND;TZID="(GMT+01.00) Paris / Madrid":20261024T091500',
      ),
    ),
    {
      at: [
        ...['2026-10-24T07:00Z/2026-10-24T07:15Z Point', '2026-10-25T08:00Z/2026-10-25T08:15Z Point'],
        ...['2026-10-26T08:00Z/2026-10-26T08:15Z Point', '2026-10-27T08:00Z/2026-10-27T08:15Z Point'],
      ],
    },
  ],
  [
    'Notes: single dates instead of a rule, in several lines',
    calendar(
      ...['PRODID:-//Lotus Development Corporation//NONSGML Notes 9.0//EN_C'],
      ...event(
        'n1-Lotus_Notes_Generated',
        'SUMMARY:Review',
        'DTSTART;TZID="Eastern":20261030T100000',
        'DTEND;TZID="Eastern":20261030T110000',
        'RDATE;TZID="Eastern":20261030T100000,',
        ' 20261106T100000',
        'RDATE;TZID="Eastern":20261113T100000',
      ),
      ...[
        'BEGIN:VTIMEZONE',
        'TZID:Eastern',
        'BEGIN:STANDARD',
        'DTSTART:19501105T020000',
        'TZOFFSETFROM:-0400',
        'TZOFFSETTO:-0500',
        'RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=1SU;BYMONTH=11',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:19500312T020000',
        'TZOFFSETFROM:-0500',
        'TZOFFSETTO:-0400',
        'RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=2SU;BYMONTH=3',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
      ],
    ),
    {
      at: [
        '2026-10-30T14:00Z/2026-10-30T15:00Z Review',
        '2026-11-06T15:00Z/2026-11-06T16:00Z Review',
        '2026-11-13T15:00Z/2026-11-13T16:00Z Review',
      ],
    },
  ],
  [
    'a feed of holidays: days without an end, an empty rule, and HTML as their notes',
    calendar(
      ...['PRODID:-//holidays//feed//EN', 'X-PUBLISHED-TTL:P1W', 'REFRESH-INTERVAL;VALUE=DURATION:P1W'],
      ...event('h1', 'SUMMARY:Tag der Arbeit', 'DTSTART;VALUE=DATE:20260501', 'RRULE:', 'TRANSP:TRANSPARENT', 'DESCRIPTION:<b>Frei</b>'),
      ...event('h2', 'SUMMARY:Christmas', 'DTSTART;VALUE=DATE:20261225', 'DURATION:P2D'),
      ...event('h3', 'SUMMARY:New Year', 'DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270101'),
    ),
    { at: ['2026-05-01 Tag der Arbeit', '2026-12-25/2026-12-27 Christmas', '2027-01-01 New Year'] },
  ],
  [
    'a feed of matches: the same UID for each, times without seconds, and a zone beside UTC',
    calendar(
      ...event('m1', 'SUMMARY:A – B', 'DTSTART;TZID=Europe/London:20261024T1500', 'DTEND;TZID=Europe/London:20261024T1645'),
      ...event(
        'm2',
        'SUMMARY:C – D',
        'DTSTART;TZID=Europe/London:20261101T130000Z',
        'DTEND;TZID=Europe/London:20261101T144500Z',
        'GEO:51.5;-0.1',
      ),
    ),
    { at: ['2026-10-24T14:00Z/2026-10-24T15:45Z A – B', '2026-11-01T13:00Z/2026-11-01T14:45Z C – D'], remarks: ['event_parts_left_out'] },
  ],
  [
    'a booking mail: a flight between two zones',
    calendar(
      ...event(
        'b1',
        'SUMMARY:LH 400',
        'DTSTART;TZID=Europe/Berlin:20261101T100000',
        'DTEND;TZID=America/New_York:20261101T130000',
        'LOCATION:FRA\\nTerminal 1',
      ),
    ),
    { at: ['2026-11-01T09:00Z/2026-11-01T18:00Z LH 400'] },
  ],
  [
    'a booking mail: a hotel in local time with offsets',
    calendar(...event('b2', 'SUMMARY:Hotel', 'DTSTART:20261023T150000+0200', 'DTEND:2026-10-26T11:00:00+01:00')),
    { at: ['2026-10-23T13:00Z/2026-10-26T10:00Z Hotel'] },
  ],
  [
    'a booking mail: text before and after the calendar',
    `Your booking\n\n${calendar(...event('b3', 'SUMMARY:Table for two', 'DTSTART:20261103T190000Z'))}\n--\nSee you there`,
    { at: ['2026-11-03T19:00Z Table for two'] },
  ],
  [
    'a school: names of properties in small letters, and tabs where lines are folded',
    calendar(
      ...event(
        's1',
        'summary:Parents’ even',
        '\ting',
        'dtstart;tzid=Europe/Dublin:20261026T190000',
        'dtend;tzid=Europe/Dublin:20261026T200000',
      ),
    ).replace('BEGIN:VEVENT', 'begin:vevent'),
    { at: ['2026-10-26T19:00Z/2026-10-26T20:00Z Parents’ evening'] },
  ],
  [
    'a timetable: every other week on several days, from within a week that begins on Sunday',
    calendar(
      ...event(
        's2',
        'SUMMARY:Lab',
        'DTSTART;TZID=Europe/Lisbon:20261020T090000',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4',
      ),
    ),
    { at: ['2026-10-20T08:00Z Lab', '2026-11-01T09:00Z Lab', '2026-11-03T09:00Z Lab', '2026-11-15T09:00Z Lab'] },
  ],
  [
    'Nextcloud: a calendar in a calendar, and a series whose master stands after its exception',
    calendar(
      ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
      ...event('c1', 'SUMMARY:Later', 'RECURRENCE-ID;TZID=Europe/Berlin:20261027T080000', 'DTSTART;TZID=Europe/Berlin:20261027T110000'),
      ...event('c1', 'SUMMARY:Early', 'DTSTART;TZID=Europe/Berlin:20261020T080000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      'END:VCALENDAR',
    ),
    { at: ['2026-10-20T06:00Z Early', '2026-10-27T10:00Z Later'] },
  ],
  [
    'Yahoo: two rules of one event, an alarm without an action, and a rule with a week start alone',
    calendar(
      ...event(
        'y1',
        'SUMMARY:Gym',
        'DTSTART;TZID=America/Los_Angeles:20261030T180000',
        'RRULE:FREQ=WEEKLY;WKST=SU;INTERVAL=1;COUNT=2',
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        'END:VALARM',
      ),
      ...event('y2', 'SUMMARY:Swim', 'DTSTART;TZID=America/Los_Angeles:20261030T200000', 'RRULE:WKST=SU'),
    ),
    { at: ['2026-10-31T01:00Z Gym', '2026-10-31T03:00Z Swim', '2026-11-07T02:00Z Gym'], remarks: ['rule_part_missing', 'event_once'] },
  ],
  [
    'a shared mailbox: the days of a rule by a word, hours and minutes that do not go together',
    calendar(...event('w1', 'SUMMARY:Odd', 'DTSTART:20261103T090000Z', 'RRULE:FREQ=MONTHLY;BYDAY=+1TU;BYMONTHDAY=1,2,3,4,5,6,7;COUNT=2')),
    { at: ['2026-11-03T09:00Z Odd', '2026-12-01T09:00Z Odd'] },
  ],
  [
    'vCalendar 1.0: texts as quoted-printable, and rules in its own words',
    [
      ...['BEGIN:VCALENDAR', 'VERSION:1.0', 'BEGIN:VEVENT', 'UID:v1', 'DTSTART:20261026T090000Z', 'DTEND:20261026T100000Z'],
      ...['SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 =', 'Sintra', 'DESCRIPTION;QUOTED-PRINTABLE:one=0D=0Atwo'],
      ...['RRULE:W2 MO TH #3', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:v2', 'DTSTART:20261110T090000Z', 'SUMMARY;ENCODING=BASE64:QSwgQg=='],
      ...['RRULE:MP1 2+ TU 20261231T000000Z', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:v3', 'DTSTART:20261130T090000Z', 'SUMMARY:Last'],
      ...['RRULE:MD1 LD', 'END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n'),
    {
      at: [
        ...['2026-10-26T09:00Z/2026-10-26T10:00Z Café Sintra', '2026-10-29T09:00Z/2026-10-29T10:00Z Café Sintra'],
        ...['2026-11-09T09:00Z/2026-11-09T10:00Z Café Sintra', '2026-11-10T09:00Z A, B', '2026-11-30T09:00Z Last'],
        ...['2026-12-08T09:00Z A, B', '2026-12-31T09:00Z Last'],
      ],
    },
  ],
  [
    'two files in one, the second with a mark of its own, and no version',
    `${calendar(...event('k1', 'SUMMARY:One', 'DTSTART:20261103T090000Z'))}\ufeff${calendar(
      ...event('k2', 'SUMMARY:Two', 'DTSTART:20261104T090000Z'),
    ).replace('VERSION:2.0\r\n', '')}`,
    { at: ['2026-11-03T09:00Z One', '2026-11-04T09:00Z Two'] },
  ],
  [
    'bytes of Windows-1252 that say they are UTF-8',
    Buffer.from(
      calendar(...event('w2', 'SUMMARY:Café – “Müller”', 'DTSTART:20261103T090000Z'))
        .replaceAll('–', '\x96')
        .replaceAll('“', '\x93')
        .replaceAll('”', '\x94'),
      'latin1',
    ).toString('latin1'),
    { at: ['2026-11-03T09:00Z Café – “Müller”'] },
  ],
];

describe('a real-world file', () => {
  test.each(reports)('%s', (maker, text, { at, skipped = [], remarks = [], tasks = [] }) => {
    const bytes = maker.startsWith('bytes') ? Buffer.from(text, 'latin1') : Buffer.from(text);
    const found = readCalendarFile(calendarText(bytes), 'Asia/Tokyo');
    const codes = (list: { why: { code: string } }[] = []) => list.map(({ why }) => why.code);
    expect({
      at: occurrencesOf(found?.events ?? [], { most: at.length }),
      skipped: codes(found?.skipped),
      remarks: codes(found?.remarks),
      tasks: found?.tasks.map(({ title }) => title),
    }).toEqual({ at, skipped, remarks, tasks });
  });
});
