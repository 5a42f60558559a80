import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithBoxedContent } from './layout-boxed/with-boxed-content.tsx';
import { layoutNowExample } from './layout-now-example.ts';

const examples: readonly Example[] = [
  {
    title: 'While this page is open',
    text: 'Content and navbar are at most 1440 pixels wide, and centred in a wider window.',
    Shown: WithBoxedContent,
    code: () => import('./layout-boxed/with-boxed-content.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  spoken: 'The width means nothing to a screen reader: order and landmarks stay the same.',
};

/** Content no wider than one can read. */
export function LayoutBoxedPage() {
  return <ShowcasePage path="/page-layout/layout-boxed" examples={examples} notes={notes} />;
}
