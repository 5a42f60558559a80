import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Again } from './toasts/again.tsx';
import { Counted } from './toasts/counted.tsx';
import { Longer } from './toasts/longer.tsx';
import { Tones } from './toasts/tones.tsx';
import { Undo } from './toasts/undo.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Tones', text: 'It worked, it did not, or it is worth knowing.', Shown: Tones },
    code: () => import('./toasts/tones.tsx?code'),
  },
  {
    ...{ title: 'With another try', text: 'What failed can be tried again at once.', Shown: Again },
    code: () => import('./toasts/again.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'Messages that say the same become one toast with a count.', Shown: Counted },
    code: () => import('./toasts/counted.tsx?code'),
  },
  {
    ...{
      title: 'How long it stays',
      text: 'Five seconds, eight with an action, or as many as one says. Four are shown at once; the others wait.',
      Shown: Longer,
    },
    code: () => import('./toasts/longer.tsx?code'),
  },
  {
    ...{
      title: 'With Undo',
      text: 'What was done can be taken back: by the toast, by its key, and from the list of what was done.',
      Shown: Undo,
    },
    code: () => import('./toasts/undo.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Reaches the buttons of a toast; while the focus is there it stays.'],
    ['Mod+z', 'Takes back what the newest message with Undo tells of.'],
  ],
  spoken:
    'Toasts are read when the reader pauses, and never take the focus. What they offer can be reached as long as they are there: they stay while they are pointed at, while the focus is in them, and without a network.',
};

/** Short messages that come and go. */
export function ToastsPage() {
  return <ShowcasePage path="/components/toasts" examples={examples} notes={notes} />;
}
