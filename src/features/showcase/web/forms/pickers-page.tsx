import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ClosedDays } from './pickers/closed-days.tsx';
import { Day } from './pickers/day.tsx';
import { Inline } from './pickers/inline.tsx';
import { InlineRange } from './pickers/inline-range.tsx';
import { Languages } from './pickers/languages.tsx';
import { Range } from './pickers/range.tsx';
import { Time } from './pickers/time.tsx';
import { Weekdays } from './pickers/weekdays.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Day', text: 'Typed freely, or picked.', Shown: Day },
    code: () => import('./pickers/day.tsx?code'),
  },
  {
    ...{ title: 'Time', text: 'In the reader’s 12 or 24-hour clock.', Shown: Time },
    code: () => import('./pickers/time.tsx?code'),
  },
  {
    ...{ title: 'From and to', text: 'Two fields that limit each other.', Shown: Range },
    code: () => import('./pickers/range.tsx?code'),
  },
  {
    ...{ title: 'Disabled days', text: 'Days that cannot be picked.', Shown: ClosedDays },
    code: () => import('./pickers/closed-days.tsx?code'),
  },
  {
    ...{ title: 'Inline', text: 'A month that is always open.', Shown: Inline },
    code: () => import('./pickers/inline.tsx?code'),
  },
  {
    ...{ title: 'Inline range', text: 'A first day and a last one.', Shown: InlineRange },
    code: () => import('./pickers/inline-range.tsx?code'),
  },
  {
    ...{ title: 'Languages', text: 'Each with its names, its order and its week.', Shown: Languages },
    code: () => import('./pickers/languages.tsx?code'),
  },
  {
    ...{ title: 'Days of the week', text: 'Starting with the reader’s first day.', Shown: Weekdays },
    code: () => import('./pickers/weekdays.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Move by day; in a time field, by half an hour.'],
    ['PageUp', 'The previous month; PageDown, the next.'],
    ['Home', 'The first day of the week; End, the last.'],
    ['Enter', 'Takes the day, or what was typed.'],
    ['Esc', 'Closes the calendar and drops what was not taken.'],
  ],
  spoken:
    'The field itself is plain text, so a known date can be typed. The calendar is a grid; each day is read with its weekday and month, and disabled ones say so.',
};

/** Days and times. */
export function PickersPage() {
  return <ShowcasePage path="/forms/elements/pickers" examples={examples} notes={notes} />;
}
