import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counted } from './textarea/counted.tsx';
import { Grows } from './textarea/grows.tsx';
import { LinesToList } from './textarea/lines-to-list.tsx';
import { Plain } from './textarea/plain.tsx';
import { States } from './textarea/states.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Three rows by default.', Shown: Plain },
    code: () => import('./textarea/plain.tsx?code'),
  },
  {
    ...{ title: 'Grows', text: 'Grows with its content.', Shown: Grows },
    code: () => import('./textarea/grows.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'Shows the characters left or over the limit.', Shown: Counted },
    code: () => import('./textarea/counted.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Invalid, read-only and disabled.', Shown: States },
    code: () => import('./textarea/states.tsx?code'),
  },
  {
    ...{ title: 'One per line', text: 'Each line becomes a list item.', Shown: LinesToList, isWide: true },
    code: () => import('./textarea/lines-to-list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Starts a new line.'],
    ['Tab', 'Moves to the next field.'],
  ],
  spoken: 'Label, error and hint are announced. The counter is announced only when few characters are left.',
};

export function TextareaPage() {
  return <ShowcasePage path="/forms/elements/textarea" examples={examples} notes={notes} />;
}
