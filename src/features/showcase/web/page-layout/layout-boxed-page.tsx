import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithBoxedContent } from './layout-boxed/with-boxed-content.tsx';

const examples: readonly Example[] = [
  {
    title: 'While this page is open',
    text: 'Whatever the reader has chosen for the others: a page that is read is boxed, one that is filled is not.',
    isWide: true,
    Shown: WithBoxedContent,
    code: () => import('./layout-boxed/with-boxed-content.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'How wide the content is says nothing to a screen reader: order and landmarks are the same.',
};

/** Content no wider than one can read. */
export function LayoutBoxedPage() {
  return <ShowcasePage path="/page-layout/layout-boxed" examples={examples} notes={notes} />;
}
