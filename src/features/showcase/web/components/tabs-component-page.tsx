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
    ...{ title: 'Basic', text: 'The selected tab is underlined.', Shown: Basic },
    code: () => import('./tabs-component/basic.tsx?code'),
  },
  {
    ...{ title: 'Segmented', text: 'For switching between a few views.', Shown: Boxed },
    code: () => import('./tabs-component/boxed.tsx?code'),
  },
  {
    ...{
      title: 'With icons and figures',
      text: 'With icons and counts. Empty tabs are disabled.',
      Shown: Icons,
    },
    code: () => import('./tabs-component/icons.tsx?code'),
  },
  {
    ...{ title: 'In a card', text: 'Tabs as the card header.', Shown: InACard },
    code: () => import('./tabs-component/in-a-card.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Next to the content on wide screens.', Shown: Upright },
    code: () => import('./tabs-component/upright.tsx?code'),
  },
  {
    ...{ title: 'Alignment', text: 'Center, end or full width.', Shown: Places },
    code: () => import('./tabs-component/places.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Selects the next tab; ArrowLeft, the previous one.'],
    ['Home', 'Selects the first tab; End, the last.'],
    ['Tab', 'Moves from the tabs to the panel.'],
  ],
  spoken: 'A labeled tab list. Each panel is labeled by its tab. Use links (Nav) for sections with separate URLs.',
};

export function TabsComponentPage() {
  return <ShowcasePage path="/components/tabs-component" examples={examples} notes={notes} />;
}
