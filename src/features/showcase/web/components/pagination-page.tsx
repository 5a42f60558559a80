import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './pagination/basic.tsx';
import { Looks } from './pagination/looks.tsx';
import { Short } from './pagination/short.tsx';
import { Sizes } from './pagination/sizes.tsx';
import { Table } from './pagination/table.tsx';
import { Words } from './pagination/words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Numbers', text: 'The first and the last page are always there, and the neighbours of the open one.', Shown: Basic },
    code: () => import('./pagination/basic.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'Plain, with frames, or round.', Shown: Looks },
    code: () => import('./pagination/looks.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small below a card, large for fingers.', Shown: Sizes },
    code: () => import('./pagination/sizes.tsx?code'),
  },
  {
    ...{ title: 'Short', text: 'Which page of how many, where there is little room.', Shown: Short },
    code: () => import('./pagination/short.tsx?code'),
  },
  {
    ...{ title: 'With words', text: 'For a text in parts: back and on.', Shown: Words },
    code: () => import('./pagination/words.tsx?code'),
  },
  {
    ...{ title: 'Of a table', text: 'How many rows a page has, which ones are shown, and the steps.', Shown: Table },
    code: () => import('./pagination/table.tsx?code'),
    isWide: true,
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes from step to step.'],
    ['Enter', 'Opens the page.'],
  ],
  spoken:
    'It is a navigation with a name. Each number says “Page 3”, the open one is the current page; the steps before the first and after the last page are off.',
};

/** Steps through pages. */
export function PaginationPage() {
  return <ShowcasePage path="/components/pagination" examples={examples} notes={notes} />;
}
