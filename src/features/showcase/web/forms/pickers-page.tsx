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
    ...{ title: 'Day', text: 'Type a date or pick one.', Shown: Day },
    code: () => import('./pickers/day.tsx?code'),
  },
  {
    ...{ title: 'Time', text: '12-hour or 24-hour by locale.', Shown: Time },
    code: () => import('./pickers/time.tsx?code'),
  },
  {
    ...{ title: 'Date range', text: 'Two fields with linked limits.', Shown: Range },
    code: () => import('./pickers/range.tsx?code'),
  },
  {
    ...{ title: 'Disabled days', text: 'Days that can’t be selected.', Shown: ClosedDays },
    code: () => import('./pickers/closed-days.tsx?code'),
  },
  {
    ...{ title: 'Inline', text: 'An always visible calendar.', Shown: Inline },
    code: () => import('./pickers/inline.tsx?code'),
  },
  {
    ...{ title: 'Inline range', text: 'A start and an end date.', Shown: InlineRange },
    code: () => import('./pickers/inline-range.tsx?code'),
  },
  {
    ...{ title: 'Languages', text: 'Localized names, formats and week start.', Shown: Languages },
    code: () => import('./pickers/languages.tsx?code'),
  },
  {
    ...{ title: 'Days of the week', text: 'Week starts by locale.', Shown: Weekdays },
    code: () => import('./pickers/weekdays.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Move by day, or by half an hour in time fields.'],
    ['PageUp', 'Previous month; PageDown, the next.'],
    ['Home', 'First day of the week; End, the last.'],
    ['Enter', 'Selects the day or confirms the typed date.'],
    ['Esc', 'Closes the calendar without a change.'],
  ],
  spoken:
    'The field is a text input. The calendar is a grid; each day is read with its weekday and month, and disabled days are announced.',
};

export function PickersPage() {
  return <ShowcasePage path="/forms/elements/pickers" examples={examples} notes={notes} />;
}
