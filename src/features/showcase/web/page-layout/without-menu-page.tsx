import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { layoutNowExample } from './layout-now-example.ts';
import { WithNoMenu } from './without-menu/with-no-menu.tsx';

const examples: readonly Example[] = [
  {
    title: 'While this page is open',
    text: 'The button at the start of the navbar opens the menu over the page, as on a phone.',
    Shown: WithNoMenu,
    code: () => import('./without-menu/with-no-menu.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'On the navbar’s button: opens the menu and moves the focus into it.'],
    ['Esc', 'Closes it; the focus returns to the button.'],
  ],
  spoken: 'The menu is a dialog named “Menu”. As a bar, its groups are buttons that say whether they are open.',
};

/** The navbar and the page alone. */
export function WithoutMenuPage() {
  return <ShowcasePage path="/page-layout/without-menu" examples={examples} notes={notes} />;
}
