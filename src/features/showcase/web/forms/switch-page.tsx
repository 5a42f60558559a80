import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Depends } from './switch/depends.tsx';
import { Real } from './switch/real.tsx';
import { States } from './switch/states.tsx';
import { TakesBack } from './switch/takes-back.tsx';
import { WithText } from './switch/with-text.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'States', text: 'On, off, and shut.', Shown: States },
    code: () => import('./switch/states.tsx?code'),
  },
  {
    ...{ title: 'With a text', text: 'What it does, below its label.', Shown: WithText },
    code: () => import('./switch/with-text.tsx?code'),
  },
  {
    ...{ title: 'With an effect', text: 'These two really switch the look of the product.', Shown: Real },
    code: () => import('./switch/real.tsx?code'),
  },
  {
    ...{ title: 'Taken back', text: 'A message with Undo tells what was switched.', Shown: TakesBack },
    code: () => import('./switch/takes-back.tsx?code'),
  },
  {
    ...{ title: 'Depends', text: 'What hangs on another one is shut with it.', Shown: Depends },
    code: () => import('./switch/depends.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Space', 'Switches it.']],
  spoken: 'It says “switch”, its label, and whether it is on. What must be saved first is a box to tick, not a switch.',
};

/** On or off, at once. */
export function SwitchPage() {
  return <ShowcasePage path="/forms/elements/switch" examples={examples} notes={notes} />;
}
