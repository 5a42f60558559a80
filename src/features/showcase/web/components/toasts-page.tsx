import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Again } from './toasts/again.tsx';
import { Counted } from './toasts/counted.tsx';
import { Longer } from './toasts/longer.tsx';
import { Tones } from './toasts/tones.tsx';
import { Undo } from './toasts/undo.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Tones', text: 'Success, error and info.', Shown: Tones },
    code: () => import('./toasts/tones.tsx?code'),
  },
  {
    ...{ title: 'With retry', text: 'Failed actions can be retried.', Shown: Again },
    code: () => import('./toasts/again.tsx?code'),
  },
  {
    ...{ title: 'Grouped', text: 'Identical messages become one toast with a count.', Shown: Counted },
    code: () => import('./toasts/counted.tsx?code'),
  },
  {
    ...{
      title: 'Duration',
      text: 'Five seconds, eight with an action, or a custom time. Up to four at once; the rest are queued.',
      Shown: Longer,
    },
    code: () => import('./toasts/longer.tsx?code'),
  },
  {
    ...{
      title: 'With Undo',
      text: 'Undo from the toast, with a shortcut or from the history.',
      Shown: Undo,
    },
    code: () => import('./toasts/undo.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the toast’s buttons; it stays open while focused.'],
    ['Mod+z', 'Undoes the last action.'],
  ],
  spoken: 'Toasts are announced politely and never take focus. They stay open on hover, on focus and while offline.',
};

export function ToastsPage() {
  return <ShowcasePage path="/components/toasts" examples={examples} notes={notes} />;
}
