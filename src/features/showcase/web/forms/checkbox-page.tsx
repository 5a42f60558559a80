import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Agree } from './checkbox/agree.tsx';
import { All } from './checkbox/all.tsx';
import { Cards } from './checkbox/cards.tsx';
import { Colours } from './checkbox/colours.tsx';
import { Group } from './checkbox/group.tsx';
import { States } from './checkbox/states.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'States', text: 'Off, on, partly on, and disabled.', Shown: States },
    code: () => import('./checkbox/states.tsx?code'),
  },
  {
    ...{ title: 'All at once', text: 'One box for all those below it.', Shown: All },
    code: () => import('./checkbox/all.tsx?code'),
  },
  {
    ...{ title: 'Group', text: 'One label, hint and error for several boxes.', Shown: Group },
    code: () => import('./checkbox/group.tsx?code'),
  },
  {
    ...{ title: 'Colours', text: 'The tick in the colour of its meaning.', Shown: Colours },
    code: () => import('./checkbox/colours.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'With a price and a short description.', Shown: Cards },
    code: () => import('./checkbox/cards.tsx?code'),
  },
  {
    ...{ title: 'Must be ticked', text: 'Checked when the form is submitted.', Shown: Agree },
    code: () => import('./checkbox/agree.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Space', 'Ticks or clears the box.'],
    ['Tab', 'Goes to the next box.'],
  ],
  spoken:
    'A group is read with its label. A box that stands for several is announced as “mixed” when only some are ticked. Colour never says anything alone.',
};

/** Boxes to tick. */
export function CheckboxPage() {
  return <ShowcasePage path="/forms/elements/checkbox" examples={examples} notes={notes} />;
}
