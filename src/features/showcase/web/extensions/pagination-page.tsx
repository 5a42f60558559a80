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
      text: 'The products of the shop. Page, size and search are part of the address, so that a page can be shared.',
      Shown: InATable,
    },
    code: () => import('./pagination/in-a-table.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Pages and sizes', text: 'What is shown stays until the next page has arrived.', Shown: PagesAndSizes },
    code: () => import('./pagination/pages-and-sizes.tsx?code'),
  },
  {
    ...{ title: 'Previous and next', text: 'Two buttons, where nobody needs page 7.', Shown: BeforeAndAfter },
    code: () => import('./pagination/before-and-after.tsx?code'),
  },
  {
    ...{ title: 'Show more', text: 'A button below the list adds the next products.', Shown: More },
    code: () => import('./pagination/more.tsx?code'),
  },
  {
    ...{
      title: 'On scrolling',
      text: 'More products load near the end; the button is for those who do not scroll.',
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
    'The pages are a named navigation; the open one is marked with aria-current. The rows shown, such as “10–18 of 27”, are announced when they change.',
};

/** Pages of a real list. */
export function PaginationPage() {
  return <ShowcasePage path="/extensions/pagination" examples={examples} notes={notes} />;
}
