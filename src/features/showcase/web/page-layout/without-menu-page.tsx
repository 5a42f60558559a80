import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { layoutNowExample } from './layout-now-example.ts';
import { WithNoMenu } from './without-menu/with-no-menu.tsx';

const examples: readonly Example[] = [
  {
    title: 'On this page',
    text: 'The navbar button opens the menu over the page, as on a phone.',
    Shown: WithNoMenu,
    code: () => import('./without-menu/with-no-menu.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'On the navbar button: opens the menu and moves focus into it.'],
    ['Esc', 'Closes the menu and returns focus to the button.'],
  ],
  spoken: 'The menu is a dialog labeled “Menu”. As a bar, its groups are buttons with aria-expanded.',
};

export function WithoutMenuPage() {
  return <ShowcasePage path="/page-layout/without-menu" examples={examples} notes={notes} />;
}
