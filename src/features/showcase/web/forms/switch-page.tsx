import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Depends } from './switch/depends.tsx';
import { Real } from './switch/real.tsx';
import { States } from './switch/states.tsx';
import { TakesBack } from './switch/takes-back.tsx';
import { WithText } from './switch/with-text.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'States', text: 'On, off and disabled.', Shown: States },
    code: () => import('./switch/states.tsx?code'),
  },
  {
    ...{ title: 'With a description', text: 'What it does, below its label.', Shown: WithText },
    code: () => import('./switch/with-text.tsx?code'),
  },
  {
    ...{ title: 'With an effect', text: 'These two really change the look of the product.', Shown: Real },
    code: () => import('./switch/real.tsx?code'),
  },
  {
    ...{ title: 'With Undo', text: 'A message says what was switched, and takes it back.', Shown: TakesBack },
    code: () => import('./switch/takes-back.tsx?code'),
  },
  {
    ...{ title: 'Dependent', text: 'What depends on another switch is disabled along with it.', Shown: Depends, isWide: true },
    code: () => import('./switch/depends.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Space', 'Turns it on or off.']],
  spoken:
    'It is announced as a switch, with its label and whether it is on. What takes effect only when a form is saved should be a checkbox.',
};

/** On or off, at once. */
export function SwitchPage() {
  return <ShowcasePage path="/forms/elements/switch" examples={examples} notes={notes} />;
}
