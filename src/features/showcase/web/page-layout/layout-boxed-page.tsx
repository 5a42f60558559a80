import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithBoxedContent } from './layout-boxed/with-boxed-content.tsx';
import { layoutNowExample } from './layout-now-example.ts';

const examples: readonly Example[] = [
  {
    title: 'On this page',
    text: 'Content and navbar are at most 1440 pixels wide and centered.',
    Shown: WithBoxedContent,
    code: () => import('./layout-boxed/with-boxed-content.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  spoken: 'Order and landmarks are the same at any width.',
};

export function LayoutBoxedPage() {
  return <ShowcasePage path="/page-layout/layout-boxed" examples={examples} notes={notes} />;
}
