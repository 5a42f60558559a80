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
    ...{ title: 'Day', text: 'Typed as one likes, or chosen.', Shown: Day },
    code: () => import('./pickers/day.tsx?code'),
  },
  {
    ...{ title: 'Time', text: 'By the reader’s clock, of 12 or 24 hours.', Shown: Time },
    code: () => import('./pickers/time.tsx?code'),
  },
  {
    ...{ title: 'From and until', text: 'Two fields that keep to each other.', Shown: Range },
    code: () => import('./pickers/range.tsx?code'),
  },
  {
    ...{ title: 'Closed days', text: 'Days that cannot be chosen.', Shown: ClosedDays },
    code: () => import('./pickers/closed-days.tsx?code'),
  },
  {
    ...{ title: 'In the page', text: 'A month that stands there.', Shown: Inline },
    code: () => import('./pickers/inline.tsx?code'),
  },
  {
    ...{ title: 'Days in the page', text: 'A first day and a last one.', Shown: InlineRange },
    code: () => import('./pickers/inline-range.tsx?code'),
  },
  {
    ...{ title: 'In each language', text: 'Its names, its order, its week.', Shown: Languages },
    code: () => import('./pickers/languages.tsx?code'),
  },
  {
    ...{ title: 'Days of the week', text: 'As the reader’s week begins.', Shown: Weekdays },
    code: () => import('./pickers/weekdays.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Walk over days; in the field of a time over half hours.'],
    ['PageUp', 'The month before; PageDown the next.'],
    ['Home', 'The first day of the week; End the last.'],
    ['Enter', 'Takes the day, or what was typed.'],
    ['Esc', 'Closes the calendar; what was typed and not taken goes.'],
  ],
  spoken:
    'The field itself is text: whoever knows the day types it. The calendar is a grid, each day is read with its weekday and month, and closed ones say so.',
};

/** Days and times. */
export function PickersPage() {
  return <ShowcasePage path="/forms/elements/pickers" examples={examples} notes={notes} />;
}
