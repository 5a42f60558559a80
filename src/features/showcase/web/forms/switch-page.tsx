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
    ...{ title: 'With a description', text: 'A description below the label.', Shown: WithText },
    code: () => import('./switch/with-text.tsx?code'),
  },
  {
    ...{ title: 'With an effect', text: 'These switches change the app’s theme and direction.', Shown: Real },
    code: () => import('./switch/real.tsx?code'),
  },
  {
    ...{ title: 'With Undo', text: 'A toast confirms the change and offers Undo.', Shown: TakesBack },
    code: () => import('./switch/takes-back.tsx?code'),
  },
  {
    ...{ title: 'Dependent', text: 'Options disabled by another switch.', Shown: Depends, isWide: true },
    code: () => import('./switch/depends.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Space', 'Turns the switch on or off.']],
  spoken: 'Announced as a switch with its label and state. Use a checkbox for changes that need saving.',
};

export function SwitchPage() {
  return <ShowcasePage path="/forms/elements/switch" examples={examples} notes={notes} />;
}
