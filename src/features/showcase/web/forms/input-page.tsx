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
    ...{ title: 'Label and hint', text: 'What belongs here stands above the field, what helps below it.', Shown: LabelAndHint },
    code: () => import('./input/label-and-hint.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'As usual, wrong, to be read only, and shut.', Shown: States },
    code: () => import('./input/states.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Low in a toolbar, high where it stands alone.', Shown: Sizes },
    code: () => import('./input/sizes.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'A picture in front of it, a button at its end.', Shown: WithIcons },
    code: () => import('./input/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Kinds', text: 'Address, telephone, code, digits, colour: each with its keyboard on a phone.', Shown: Kinds },
    code: () => import('./input/kinds.tsx?code'),
  },
  {
    ...{ title: 'Password', text: 'Hidden, until one asks to see it.', Shown: Password },
    code: () => import('./input/password.tsx?code'),
  },
  {
    ...{ title: 'To copy', text: 'What is taken elsewhere as it stands.', Shown: ToCopy },
    code: () => import('./input/to-copy.tsx?code'),
  },
  {
    ...{ title: 'Search', text: 'Finds in a list while one types.', Shown: Search },
    code: () => import('./input/search.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes to the next field.'],
    ['Esc', 'Empties the search, and leaves it when it is empty.'],
  ],
  spoken:
    'The label is the name of the field. Its error and its hint are read with it, and a field that is wrong says so. A placeholder is no label: it goes when one types.',
};

/** A line of text. */
export function InputPage() {
  return <ShowcasePage path="/forms/elements/input" examples={examples} notes={notes} />;
}
