import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithBoxedContent } from './layout-boxed/with-boxed-content.tsx';
import { layoutNowExample } from './layout-now-example.ts';

const examples: readonly Example[] = [
  {
    title: 'While this page is open',
    text: 'Content and navbar are at most 1440 pixels wide, and stand in the middle of a wider window.',
    Shown: WithBoxedContent,
    code: () => import('./layout-boxed/with-boxed-content.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  spoken: 'How wide the content is says nothing to a screen reader: order and landmarks are the same.',
};

/** Content no wider than one can read. */
export function LayoutBoxedPage() {
  return <ShowcasePage path="/page-layout/layout-boxed" examples={examples} notes={notes} />;
}
