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
    ...{ title: 'Numbers', text: 'Always shows the first, last and adjacent pages.', Shown: Basic },
    code: () => import('./pagination/basic.tsx?code'),
  },
  {
    ...{ title: 'Variants', text: 'Plain, outlined or rounded.', Shown: Looks },
    code: () => import('./pagination/looks.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small for cards, large for touch.', Shown: Sizes },
    code: () => import('./pagination/sizes.tsx?code'),
  },
  {
    ...{ title: 'Compact', text: 'Current page and total, for tight spaces.', Shown: Short },
    code: () => import('./pagination/short.tsx?code'),
  },
  {
    ...{ title: 'With text', text: 'Previous and next buttons for multi-page content.', Shown: Words },
    code: () => import('./pagination/words.tsx?code'),
  },
  {
    ...{ title: 'For tables', text: 'Page size, visible range and page controls.', Shown: Table },
    code: () => import('./pagination/table.tsx?code'),
    isWide: true,
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves between controls.'],
    ['Enter', 'Opens the page.'],
  ],
  spoken:
    'A labeled navigation landmark. Each number is read as “Page 3”, and the current page has aria-current. Previous and next are disabled at the ends.',
};

export function PaginationPage() {
  return <ShowcasePage path="/components/pagination" examples={examples} notes={notes} />;
}
