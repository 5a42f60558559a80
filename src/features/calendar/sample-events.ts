import type { CalendarName, Guest } from './contract.ts';

/** An event of the demo company; see docs/sample-data.md. Days are relative to today, weekdays to Monday of this week. */
export interface SampleEvent {
  calendar: CalendarName;
  title: string;
  /** Days from today, or a day in a week where 0 is Monday. */
  day: number | { week: number; weekday: number };
  /** `HH:MM` in Porto; absent for an all-day event. */
  time?: string;
  minutes?: number;
  /** Length of an all-day event. */
  days?: number;
  /** Set if it differs from Porto's. */
  timeZone?: string;
  rrule?: string;
  location?: string;
  /** HTML. */
  description?: string;
  url?: string;
  /** Sample person who owns the event; defaults to the admin. */
  owner?: number;
  guests?: { person?: number; name?: string; email?: string; answer: Guest['answer'] }[];
}

export const sampleEvents: readonly SampleEvent[] = [
  {
    calendar: 'Business',
    title: 'Monday round',
    day: { week: -4, weekday: 0 },
    time: '09:00',
    minutes: 30,
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    location: 'Porto, the long table',
    description: '<p>Who does what, and who needs a van. Half an hour, standing up.</p>',
    owner: 3,
    guests: [
      { person: 1, answer: 'yes' },
      { person: 5, answer: 'yes' },
      { person: 10, answer: 'maybe' },
      { person: 12, answer: 'yes' },
    ],
  },
  {
    calendar: 'Business',
    title: 'Fenn lamp: pictures for the shop',
    day: 1,
    time: '10:00',
    minutes: 150,
    location: 'Edinburgh studio, the north window',
    description: '<p>The third prototype, lit and unlit. Zoë brings the gray card.</p>',
    owner: 7,
    guests: [
      { person: 4, answer: 'yes' },
      { person: 11, answer: 'yes' },
    ],
  },
  {
    calendar: 'Business',
    title: 'Nordlys fair, Bergen',
    day: 16,
    days: 4,
    location: 'Stand B14, 48 m²',
    description: '<p>A long table, twelve chairs, Fenn lamps at 2.1 m, a wall of drawers and a kettle.</p>',
    url: 'https://nordlysfair.example/stands/b14',
    owner: 11,
    guests: [
      { person: 1, answer: 'yes' },
      { person: 3, answer: 'yes' },
      { person: 4, answer: 'yes' },
      { person: 5, answer: 'maybe' },
      { person: 6, answer: 'waiting' },
      { name: 'Ingrid Halvorsen', email: 'ingrid@nordlysfair.example', answer: 'yes' },
    ],
  },
  {
    calendar: 'Business',
    title: 'Hotel Miramar: what comes in which truck',
    day: 2,
    time: '15:00',
    minutes: 45,
    description: '<p>Twelve Fenn lamps on time, four Holt tables nine days later. We pay for the second truck.</p>',
    owner: 6,
    guests: [
      { person: 1, answer: 'yes' },
      { person: 10, answer: 'waiting' },
      { name: 'Tomás Arrieta', email: 'tomas.arrieta@miramar.example', answer: 'maybe' },
    ],
  },
  {
    calendar: 'ETC',
    title: 'The lift is repaired, they say',
    day: -1,
    time: '08:00',
    minutes: 240,
    timeZone: 'Europe/London',
    location: 'Edinburgh studio',
    description: '<p>Until then sofas go through the window on the first floor. Callum is oddly happy about it.</p>',
    owner: 10,
  },
  {
    calendar: 'ETC',
    title: 'Leith labels arrive',
    day: 5,
    owner: 11,
    description: '<p>Sew them on new pieces; existing stock keeps the old name.</p>',
  },
  { calendar: 'Holiday', title: 'Workshop closed', day: 25, days: 3, location: 'Porto', owner: 5 },
  {
    calendar: 'Family',
    title: 'Shortbread with Mrs Abernethy',
    day: 3,
    time: '16:30',
    minutes: 60,
    timeZone: 'Europe/London',
    location: 'Leith',
    description: '<p>The chair comes home. Payment is two pieces.</p>',
    owner: 12,
  },
  {
    calendar: 'Personal',
    title: 'Sanding, door closed',
    day: { week: -3, weekday: 4 },
    time: '14:00',
    minutes: 120,
    rrule: 'FREQ=WEEKLY;BYDAY=FR',
    location: 'The boathouse',
  },
  {
    calendar: 'Personal',
    title: 'Letter: ten years of the Vale sofa',
    day: 0,
    time: '17:00',
    minutes: 60,
    description: '<p>Thirty-eight envelopes, by hand.</p>',
  },
];
