import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counted } from './textarea/counted.tsx';
import { Grows } from './textarea/grows.tsx';
import { LinesToList } from './textarea/lines-to-list.tsx';
import { Plain } from './textarea/plain.tsx';
import { States } from './textarea/states.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Three lines to begin with.', Shown: Plain },
    code: () => import('./textarea/plain.tsx?code'),
  },
  {
    ...{ title: 'Grows', text: 'As tall as its text.', Shown: Grows },
    code: () => import('./textarea/grows.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'How many characters are left, or how many are too many.', Shown: Counted },
    code: () => import('./textarea/counted.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Invalid, read-only and disabled.', Shown: States },
    code: () => import('./textarea/states.tsx?code'),
  },
  {
    ...{ title: 'One per line', text: 'Each line becomes an entry of a list.', Shown: LinesToList, isWide: true },
    code: () => import('./textarea/lines-to-list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Starts a new line.'],
    ['Tab', 'Goes to the next field.'],
  ],
  spoken:
    'Label, error and hint are read out, as for every field. The counter stays silent while there is room, and speaks up once little is left.',
};

/** A text of several lines. */
export function TextareaPage() {
  return <ShowcasePage path="/forms/elements/textarea" examples={examples} notes={notes} />;
}
