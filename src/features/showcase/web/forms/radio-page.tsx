import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Cards } from './radio/cards.tsx';
import { InALine } from './radio/in-a-line.tsx';
import { List } from './radio/list.tsx';
import { Rounds } from './radio/rounds.tsx';
import { Swatches } from './radio/swatches.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Rounds', text: 'Below each other, with as many words as they need.', Shown: Rounds },
    code: () => import('./radio/rounds.tsx?code'),
  },
  {
    ...{ title: 'In a line', text: 'Short ones beside each other.', Shown: InALine },
    code: () => import('./radio/in-a-line.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'What differs by more than its name.', Shown: Cards, isWide: true },
    code: () => import('./radio/cards.tsx?code'),
  },
  {
    ...{ title: 'Swatches', text: 'Chosen by their look, named for everybody.', Shown: Swatches },
    code: () => import('./radio/swatches.tsx?code'),
  },
  {
    ...{ title: 'Lines of a list', text: 'Addresses, people, offers.', Shown: List },
    code: () => import('./radio/list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Choose the next one, or the one before.'],
    ['Tab', 'Goes to the one that is chosen, and out of the group.'],
  ],
  spoken:
    'The group has a label, which is read before the first of them, and each says which of how many it is. The text of a card is read after its title.',
};

/** One of several. */
export function RadioPage() {
  return <ShowcasePage path="/forms/elements/radio" examples={examples} notes={notes} />;
}
