import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Animated } from './repeater/animated.tsx';
import { InOrder } from './repeater/in-order.tsx';
import { Limits } from './repeater/limits.tsx';
import { Plain } from './repeater/plain.tsx';
import { Totals } from './repeater/totals.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Add and remove lines.', Shown: Plain },
    code: () => import('./repeater/plain.tsx?code'),
  },
  {
    ...{ title: 'Animated', text: 'New lines slide in.', Shown: Animated },
    code: () => import('./repeater/animated.tsx?code'),
  },
  {
    ...{ title: 'Reorder', text: 'Drag, use the keyboard or a menu.', Shown: InOrder },
    code: () => import('./repeater/in-order.tsx?code'),
  },
  {
    ...{ title: 'Limits', text: 'One to three lines.', Shown: Limits },
    code: () => import('./repeater/limits.tsx?code'),
  },
  {
    ...{ title: 'Totals', text: 'Line totals and a grand total.', Shown: Totals, isWide: true },
    code: () => import('./repeater/totals.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'On a handle: moves the line.'],
    ['Enter', 'On a handle: opens the move menu.'],
  ],
  spoken: 'A labeled list; each field’s label includes its line number. Moves are announced with the new position, removals with Undo.',
};

export function RepeaterPage() {
  return <ShowcasePage path="/forms/repeater" examples={examples} notes={notes} />;
}
