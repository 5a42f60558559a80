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
    ...{ title: 'Label and hint', text: 'The label is above the field, the hint below.', Shown: LabelAndHint },
    code: () => import('./input/label-and-hint.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Normal, invalid, read-only and disabled.', Shown: States },
    code: () => import('./input/states.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small for toolbars, large for a single field.', Shown: Sizes },
    code: () => import('./input/sizes.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'An icon before the text and a button after it.', Shown: WithIcons },
    code: () => import('./input/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Types', text: 'URL, phone, code, number and color, each with the right keyboard on phones.', Shown: Kinds },
    code: () => import('./input/kinds.tsx?code'),
  },
  {
    ...{ title: 'Password', text: 'Hidden, with a button to show it.', Shown: Password },
    code: () => import('./input/password.tsx?code'),
  },
  {
    ...{ title: 'Copyable', text: 'A read-only value with a copy button.', Shown: ToCopy },
    code: () => import('./input/to-copy.tsx?code'),
  },
  {
    ...{ title: 'Search', text: 'Filters a list as you type.', Shown: Search },
    code: () => import('./input/search.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the next field.'],
    ['Esc', 'Clears the search, or leaves the field if it’s empty.'],
  ],
  spoken:
    'The field is named by its label and described by its error and hint. Invalid fields are announced. A placeholder isn’t a label: it disappears as you type.',
};

export function InputPage() {
  return <ShowcasePage path="/forms/elements/input" examples={examples} notes={notes} />;
}
