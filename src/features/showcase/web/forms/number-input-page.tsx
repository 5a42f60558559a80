import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Decimals } from './number-input/decimals.tsx';
import { Limits } from './number-input/limits.tsx';
import { Plain } from './number-input/plain.tsx';
import { States } from './number-input/states.tsx';
import { Steps } from './number-input/steps.tsx';
import { Units } from './number-input/units.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Typed, or stepped up and down.', Shown: Plain },
    code: () => import('./number-input/plain.tsx?code'),
  },
  {
    ...{ title: 'Limits', text: 'Says so when a typed number lies beyond them.', Shown: Limits },
    code: () => import('./number-input/limits.tsx?code'),
  },
  {
    ...{ title: 'Steps', text: 'In sixes, by buttons and keys.', Shown: Steps },
    code: () => import('./number-input/steps.tsx?code'),
  },
  {
    ...{ title: 'Units', text: 'The unit stands after the number.', Shown: Units },
    code: () => import('./number-input/units.tsx?code'),
  },
  {
    ...{ title: 'Decimals', text: 'Written as the language of the page does.', Shown: Decimals },
    code: () => import('./number-input/decimals.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Invalid, read-only and disabled.', Shown: States },
    code: () => import('./number-input/states.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'One step up or down.'],
    ['PageUp', 'Ten steps up.'],
    ['PageDown', 'Ten steps down.'],
    ['Home', 'The lowest value allowed.'],
    ['End', 'The highest value allowed.'],
  ],
  spoken:
    'It is a spin button: it says its number with the unit, and its limits. The two buttons are for the pointer; the keys do the same within the field.',
};

/** A number. */
export function NumberInputPage() {
  return <ShowcasePage path="/forms/elements/number-input" examples={examples} notes={notes} />;
}
