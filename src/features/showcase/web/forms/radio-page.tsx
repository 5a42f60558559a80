import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Cards } from './radio/cards.tsx';
import { InALine } from './radio/in-a-line.tsx';
import { List } from './radio/list.tsx';
import { Rounds } from './radio/rounds.tsx';
import { Swatches } from './radio/swatches.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Stacked', text: 'Vertical, for longer labels.', Shown: Rounds },
    code: () => import('./radio/rounds.tsx?code'),
  },
  {
    ...{ title: 'In a row', text: 'Horizontal, for short options.', Shown: InALine },
    code: () => import('./radio/in-a-line.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'For options with details.', Shown: Cards, isWide: true },
    code: () => import('./radio/cards.tsx?code'),
  },
  {
    ...{ title: 'Swatches', text: 'Color swatches with labels.', Shown: Swatches },
    code: () => import('./radio/swatches.tsx?code'),
  },
  {
    ...{ title: 'List', text: 'For addresses, people and quotes.', Shown: List },
    code: () => import('./radio/list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Select the previous or next option.'],
    ['Tab', 'Moves to the selected option, then out of the group.'],
  ],
  spoken: 'The group’s label is read first, and each option with its position. A card’s text is read after its title.',
};

export function RadioPage() {
  return <ShowcasePage path="/forms/elements/radio" examples={examples} notes={notes} />;
}
