import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { AsOneScrolls } from './pagination/as-one-scrolls.tsx';
import { BeforeAndAfter } from './pagination/before-and-after.tsx';
import { InATable } from './pagination/in-a-table.tsx';
import { More } from './pagination/more.tsx';
import { PagesAndSizes } from './pagination/pages-and-sizes.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'In a table',
      text: 'Shop products. Page, size and search are in the URL, so pages can be shared.',
      Shown: InATable,
    },
    code: () => import('./pagination/in-a-table.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Page size', text: 'Keeps the current rows until the next page loads.', Shown: PagesAndSizes },
    code: () => import('./pagination/pages-and-sizes.tsx?code'),
  },
  {
    ...{ title: 'Previous and next', text: 'Two buttons for short lists.', Shown: BeforeAndAfter },
    code: () => import('./pagination/before-and-after.tsx?code'),
  },
  {
    ...{ title: 'Show more', text: 'A button loads more products.', Shown: More },
    code: () => import('./pagination/more.tsx?code'),
  },
  {
    ...{
      title: 'Infinite scroll',
      text: 'Loads more near the end, with a button for keyboard users.',
      Shown: AsOneScrolls,
    },
    code: () => import('./pagination/as-one-scrolls.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves through the page numbers.'],
    ['Enter', 'Opens the page.'],
  ],
  spoken:
    'A labeled navigation landmark with aria-current on the current page. The visible range, such as “10–18 of 27”, is announced when it changes.',
};

export function PaginationPage() {
  return <ShowcasePage path="/extensions/pagination" examples={examples} notes={notes} />;
}
