import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counted } from './textarea/counted.tsx';
import { Grows } from './textarea/grows.tsx';
import { LinesToList } from './textarea/lines-to-list.tsx';
import { Plain } from './textarea/plain.tsx';
import { States } from './textarea/states.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Three lines at first.', Shown: Plain },
    code: () => import('./textarea/plain.tsx?code'),
  },
  {
    ...{ title: 'Grows', text: 'As high as what is written in it.', Shown: Grows },
    code: () => import('./textarea/grows.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'How many characters are left, and how many are too many.', Shown: Counted },
    code: () => import('./textarea/counted.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Wrong, to be read only, and shut.', Shown: States },
    code: () => import('./textarea/states.tsx?code'),
  },
  {
    ...{ title: 'A line for each', text: 'What is typed in lines becomes a list.', Shown: LinesToList },
    code: () => import('./textarea/lines-to-list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Begins a new line.'],
    ['Tab', 'Goes to the next field.'],
  ],
  spoken: 'As of every field, label, error and hint are read. The counter is silent while there is room, and says once little is left.',
};

/** A text of several lines. */
export function TextareaPage() {
  return <ShowcasePage path="/forms/elements/textarea" examples={examples} notes={notes} />;
}
