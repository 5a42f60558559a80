import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Cards } from './radio/cards.tsx';
import { InALine } from './radio/in-a-line.tsx';
import { List } from './radio/list.tsx';
import { Rounds } from './radio/rounds.tsx';
import { Swatches } from './radio/swatches.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Stacked', text: 'One below the other, with room for longer labels.', Shown: Rounds },
    code: () => import('./radio/rounds.tsx?code'),
  },
  {
    ...{ title: 'In a row', text: 'Short options side by side.', Shown: InALine },
    code: () => import('./radio/in-a-line.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'For options that differ in more than their name.', Shown: Cards, isWide: true },
    code: () => import('./radio/cards.tsx?code'),
  },
  {
    ...{ title: 'Swatches', text: 'Chosen by look, with a name for everyone.', Shown: Swatches },
    code: () => import('./radio/swatches.tsx?code'),
  },
  {
    ...{ title: 'List', text: 'Addresses, people, offers.', Shown: List },
    code: () => import('./radio/list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Choose the previous or the next option.'],
    ['Tab', 'Moves to the chosen option, then out of the group.'],
  ],
  spoken:
    'The group’s label is read before its first option, and each option says its position. The text of a card is read after its title.',
};

/** One of several. */
export function RadioPage() {
  return <ShowcasePage path="/forms/elements/radio" examples={examples} notes={notes} />;
}
