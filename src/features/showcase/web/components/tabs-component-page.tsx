import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './tabs-component/basic.tsx';
import { Boxed } from './tabs-component/boxed.tsx';
import { Icons } from './tabs-component/icons.tsx';
import { InACard } from './tabs-component/in-a-card.tsx';
import { Places } from './tabs-component/places.tsx';
import { Upright } from './tabs-component/upright.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'A line below the one that is shown.', Shown: Basic },
    code: () => import('./tabs-component/basic.tsx?code'),
  },
  {
    ...{ title: 'In a box', text: 'For a few that are alike: two views of the same.', Shown: Boxed },
    code: () => import('./tabs-component/boxed.tsx?code'),
  },
  {
    ...{
      title: 'With icons and figures',
      text: 'What it is about, and how much there is. One is off as long as it has nothing.',
      Shown: Icons,
    },
    code: () => import('./tabs-component/icons.tsx?code'),
  },
  {
    ...{ title: 'In a card', text: 'The tabs are its head.', Shown: InACard },
    code: () => import('./tabs-component/in-a-card.tsx?code'),
  },
  {
    ...{ title: 'Below each other', text: 'Beside what they show, where there is room.', Shown: Upright },
    code: () => import('./tabs-component/upright.tsx?code'),
  },
  {
    ...{ title: 'Places in the line', text: 'In the middle, at the end, or as wide as there is room.', Shown: Places },
    code: () => import('./tabs-component/places.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Goes to the next tab, and shows its part; ArrowLeft to the one before.'],
    ['Home', 'Goes to the first tab; End to the last.'],
    ['Tab', 'Leaves the tabs for what is shown.'],
  ],
  spoken:
    'A list of tabs with a name: one of them is selected, and names the part that it shows. Parts that have an address of their own are links instead (Nav).',
};

/** Parts of a page of which one is shown. */
export function TabsComponentPage() {
  return <ShowcasePage path="/components/tabs-component" examples={examples} notes={notes} />;
}
