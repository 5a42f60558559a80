import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithCollapsedMenu } from './collapse-menu/with-collapsed-menu.tsx';
import { layoutNowExample } from './layout-now-example.ts';

const examples: readonly Example[] = [
  {
    title: 'While this page is open',
    text: 'Point at an icon of the menu, or move to it with Tab: its name and its entries open beside it.',
    Shown: WithCollapsedMenu,
    code: () => import('./collapse-menu/with-collapsed-menu.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the next icon of the menu; its name and entries open beside it.'],
    ['ArrowDown', 'Moves to the next icon, past what has opened.'],
    ['ArrowRight', 'Moves into the entries; the left arrow leads back.'],
    ['Esc', 'Closes what has opened.'],
  ],
  spoken: 'Each icon has a name. One with further entries is a button that says whether they are open.',
};

/** The menu beside the page as pictures alone. */
export function CollapseMenuPage() {
  return <ShowcasePage path="/page-layout/collapse-menu" examples={examples} notes={notes} />;
}
