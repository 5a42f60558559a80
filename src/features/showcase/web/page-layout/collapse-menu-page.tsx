import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { WithCollapsedMenu } from './collapse-menu/with-collapsed-menu.tsx';
import { layoutNowExample } from './layout-now-example.ts';

const examples: readonly Example[] = [
  {
    title: 'On this page',
    text: 'Hover over a menu icon or focus it with Tab to show its name and items.',
    Shown: WithCollapsedMenu,
    code: () => import('./collapse-menu/with-collapsed-menu.tsx?code'),
  },
  layoutNowExample,
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the next menu icon and shows its name and items.'],
    ['ArrowDown', 'Moves to the next icon and skips its items.'],
    ['ArrowRight', 'Moves into the items; ArrowLeft, back.'],
    ['Esc', 'Closes the flyout.'],
  ],
  spoken: 'Each icon has a label. Icons with items are buttons with aria-expanded.',
};

export function CollapseMenuPage() {
  return <ShowcasePage path="/page-layout/collapse-menu" examples={examples} notes={notes} />;
}
