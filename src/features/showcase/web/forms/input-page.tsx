import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Kinds } from './input/kinds.tsx';
import { LabelAndHint } from './input/label-and-hint.tsx';
import { Password } from './input/password.tsx';
import { Search } from './input/search.tsx';
import { Sizes } from './input/sizes.tsx';
import { States } from './input/states.tsx';
import { ToCopy } from './input/to-copy.tsx';
import { WithIcons } from './input/with-icons.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Label and hint', text: 'The label stands above the field, what helps to fill it in stands below.', Shown: LabelAndHint },
    code: () => import('./input/label-and-hint.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Normal, invalid, read-only and disabled.', Shown: States },
    code: () => import('./input/states.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small for toolbars, large where it stands alone.', Shown: Sizes },
    code: () => import('./input/sizes.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'An icon before the text, a button after it.', Shown: WithIcons },
    code: () => import('./input/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Kinds', text: 'Address, phone, code, number and colour: each brings its own keyboard on a phone.', Shown: Kinds },
    code: () => import('./input/kinds.tsx?code'),
  },
  {
    ...{ title: 'Password', text: 'Hidden until you ask to see it.', Shown: Password },
    code: () => import('./input/password.tsx?code'),
  },
  {
    ...{ title: 'To copy', text: 'A value that is needed elsewhere, as it is.', Shown: ToCopy },
    code: () => import('./input/to-copy.tsx?code'),
  },
  {
    ...{ title: 'Search', text: 'Filters a list as you type.', Shown: Search },
    code: () => import('./input/search.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes to the next field.'],
    ['Esc', 'Clears the search; when it is empty, leaves the field.'],
  ],
  spoken:
    'The label is the name of the field. Its error and hint are read with it, and an invalid field says so. A placeholder is no label: it disappears as you type.',
};

/** A line of text. */
export function InputPage() {
  return <ShowcasePage path="/forms/elements/input" examples={examples} notes={notes} />;
}
