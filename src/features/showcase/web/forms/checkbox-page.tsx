import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Agree } from './checkbox/agree.tsx';
import { All } from './checkbox/all.tsx';
import { Cards } from './checkbox/cards.tsx';
import { Colors } from './checkbox/colors.tsx';
import { Group } from './checkbox/group.tsx';
import { States } from './checkbox/states.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'States', text: 'Off, on, indeterminate and disabled.', Shown: States },
    code: () => import('./checkbox/states.tsx?code'),
  },
  {
    ...{ title: 'Select all', text: 'A checkbox that selects all.', Shown: All },
    code: () => import('./checkbox/all.tsx?code'),
  },
  {
    ...{ title: 'Group', text: 'One label, hint and error for a group of checkboxes.', Shown: Group },
    code: () => import('./checkbox/group.tsx?code'),
  },
  {
    ...{ title: 'Colors', text: 'Semantic colors.', Shown: Colors },
    code: () => import('./checkbox/colors.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'With a price and a short description.', Shown: Cards },
    code: () => import('./checkbox/cards.tsx?code'),
  },
  {
    ...{ title: 'Required', text: 'Validated on submit.', Shown: Agree },
    code: () => import('./checkbox/agree.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Space', 'Selects or clears the checkbox.'],
    ['Tab', 'Moves to the next checkbox.'],
  ],
  spoken:
    'A group is read with its label. A “select all” checkbox is announced as “mixed” when some are selected. Color is never the only cue.',
};

export function CheckboxPage() {
  return <ShowcasePage path="/forms/elements/checkbox" examples={examples} notes={notes} />;
}
