import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Animated } from './repeater/animated.tsx';
import { InOrder } from './repeater/in-order.tsx';
import { Limits } from './repeater/limits.tsx';
import { Plain } from './repeater/plain.tsx';
import { Totals } from './repeater/totals.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'A line more, a line less.', Shown: Plain },
    code: () => import('./repeater/plain.tsx?code'),
  },
  {
    ...{ title: 'Animated', text: 'A new line opens a gap for itself.', Shown: Animated },
    code: () => import('./repeater/animated.tsx?code'),
  },
  {
    ...{ title: 'In order', text: 'Dragged, by keys, or by a menu.', Shown: InOrder },
    code: () => import('./repeater/in-order.tsx?code'),
  },
  {
    ...{ title: 'Limits', text: 'From one to three.', Shown: Limits },
    code: () => import('./repeater/limits.tsx?code'),
  },
  {
    ...{ title: 'Totals', text: 'What each line comes to, and all of them.', Shown: Totals, isWide: true },
    code: () => import('./repeater/totals.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'On a handle: take the line along.'],
    ['Enter', 'On a handle: the ways it can go.'],
  ],
  spoken:
    'The lines are a list with a name, each field is named with its number. A move is said with the new place, and what was taken off with a way back.',
};

/** Lines of a form. */
export function RepeaterPage() {
  return <ShowcasePage path="/forms/repeater" examples={examples} notes={notes} />;
}
