import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Animated } from './repeater/animated.tsx';
import { InOrder } from './repeater/in-order.tsx';
import { Limits } from './repeater/limits.tsx';
import { Plain } from './repeater/plain.tsx';
import { Totals } from './repeater/totals.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Add a line, remove a line.', Shown: Plain },
    code: () => import('./repeater/plain.tsx?code'),
  },
  {
    ...{ title: 'Animated', text: 'A new line slides open.', Shown: Animated },
    code: () => import('./repeater/animated.tsx?code'),
  },
  {
    ...{ title: 'Reorder', text: 'By dragging, by keys or from a menu.', Shown: InOrder },
    code: () => import('./repeater/in-order.tsx?code'),
  },
  {
    ...{ title: 'Limits', text: 'One to three lines.', Shown: Limits },
    code: () => import('./repeater/limits.tsx?code'),
  },
  {
    ...{ title: 'Totals', text: 'The sum of each line, and of all of them.', Shown: Totals, isWide: true },
    code: () => import('./repeater/totals.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'On a handle: move the line.'],
    ['Enter', 'On a handle: opens the menu of moves.'],
  ],
  spoken:
    'The lines are a named list, and each field is named with its number. A move is announced with the new place, a removal with Undo.',
};

/** Lines of a form. */
export function RepeaterPage() {
  return <ShowcasePage path="/forms/repeater" examples={examples} notes={notes} />;
}
