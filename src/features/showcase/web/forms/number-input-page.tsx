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
    ...{ title: 'Plain', text: 'Type a number or use the buttons.', Shown: Plain },
    code: () => import('./number-input/plain.tsx?code'),
  },
  {
    ...{ title: 'Limits', text: 'Shows an error when a number is out of range.', Shown: Limits },
    code: () => import('./number-input/limits.tsx?code'),
  },
  {
    ...{ title: 'Steps', text: 'Steps of six with buttons and keys.', Shown: Steps },
    code: () => import('./number-input/steps.tsx?code'),
  },
  {
    ...{ title: 'Units', text: 'A unit after the number.', Shown: Units },
    code: () => import('./number-input/units.tsx?code'),
  },
  {
    ...{ title: 'Decimals', text: 'Formatted in the page’s language.', Shown: Decimals },
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
    ['Home', 'Minimum value.'],
    ['End', 'Maximum value.'],
  ],
  spoken: 'A spin button that announces its value with unit and limits. The buttons are for the pointer; arrow keys work in the field.',
};

export function NumberInputPage() {
  return <ShowcasePage path="/forms/elements/number-input" examples={examples} notes={notes} />;
}
