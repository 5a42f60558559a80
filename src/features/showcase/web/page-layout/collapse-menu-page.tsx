import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithCollapsedMenu } from './collapse-menu/with-collapsed-menu.tsx';
import { layoutNowExample } from './layout-now-example.ts';

const examples: readonly Example[] = [
  {
    title: 'While this page is open',
    text: 'Point at a picture of the menu, or go to it by Tab: its name and its further lines open beside it.',
    Shown: WithCollapsedMenu,
    code: () => import('./collapse-menu/with-collapsed-menu.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes to the next line of the menu, whose name and further lines open beside it.'],
    ['ArrowDown', 'Goes to the next line without passing through what has opened.'],
    ['ArrowRight', 'Goes into the further lines; the arrow to the left leads back.'],
    ['Escape', 'Closes what has opened.'],
  ],
  spoken: 'Each picture has its line’s name. A line with further ones is a button that says whether they are open.',
};

/** The menu beside the page as pictures alone. */
export function CollapseMenuPage() {
  return <ShowcasePage path="/page-layout/collapse-menu" examples={examples} notes={notes} />;
}
