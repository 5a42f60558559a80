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
    ...{ title: 'Plain', text: 'Typed, or one up and down.', Shown: Plain },
    code: () => import('./number-input/plain.tsx?code'),
  },
  {
    ...{ title: 'Limits', text: 'Neither less nor more; what is typed beyond them is said.', Shown: Limits },
    code: () => import('./number-input/limits.tsx?code'),
  },
  {
    ...{ title: 'Steps', text: 'In sixes, by the buttons and the keys.', Shown: Steps },
    code: () => import('./number-input/steps.tsx?code'),
  },
  {
    ...{ title: 'Units', text: 'What is counted stands behind the number.', Shown: Units },
    code: () => import('./number-input/units.tsx?code'),
  },
  {
    ...{ title: 'Decimals', text: 'As the language of the page writes them.', Shown: Decimals },
    code: () => import('./number-input/decimals.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Wrong, to be read only, and shut.', Shown: States },
    code: () => import('./number-input/states.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'One step up or down.'],
    ['PageUp', 'Ten steps up.'],
    ['PageDown', 'Ten steps down.'],
    ['Home', 'The least that may be.'],
    ['End', 'The most that may be.'],
  ],
  spoken:
    'It is a spin button: it says its number with the unit, and its limits. Its two buttons are for the pointer; the keys do the same within the field.',
};

/** A number. */
export function NumberInputPage() {
  return <ShowcasePage path="/forms/elements/number-input" examples={examples} notes={notes} />;
}
