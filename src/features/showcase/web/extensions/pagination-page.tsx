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
      text: 'The products of the shop: page, size and search stand in the address, so that a page can be sent to somebody.',
      Shown: InATable,
    },
    code: () => import('./pagination/in-a-table.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Pages and sizes', text: 'Cards and their pages. What was seen stays until the next page is there.', Shown: PagesAndSizes },
    code: () => import('./pagination/pages-and-sizes.tsx?code'),
  },
  {
    ...{ title: 'Before and after', text: 'Two buttons, where nobody asks for page 7.', Shown: BeforeAndAfter },
    code: () => import('./pagination/before-and-after.tsx?code'),
  },
  {
    ...{ title: 'More', text: 'One button below the list brings the next ones to those that are there.', Shown: More },
    code: () => import('./pagination/more.tsx?code'),
  },
  {
    ...{
      title: 'As one scrolls',
      text: 'The next ones come when the end is near; the button is for who does not scroll.',
      Shown: AsOneScrolls,
    },
    code: () => import('./pagination/as-one-scrolls.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes through the numbers of the pages.'],
    ['Enter', 'Opens the page.'],
  ],
  spoken:
    'The pages are a navigation with a name of its own; the open one is marked as aria-current. Which rows are shown, “10–18 of 27”, is said when it changes.',
};

/** Pages of a real list. */
export function PaginationPage() {
  return <ShowcasePage path="/extensions/pagination" examples={examples} notes={notes} />;
}
