import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './pills-component/basic.tsx';
import { Icons } from './pills-component/icons.tsx';
import { Places } from './pills-component/places.tsx';
import { Upright } from './pills-component/upright.tsx';
import { Wide } from './pills-component/wide.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'Parts of which one is shown.', Shown: Basic },
    code: () => import('./pills-component/basic.tsx?code'),
  },
  {
    ...{ title: 'With icons and figures', text: 'What it is about, and how many there are.', Shown: Icons },
    code: () => import('./pills-component/icons.tsx?code'),
  },
  {
    ...{ title: 'As wide as there is room', text: 'In equal parts.', Shown: Wide },
    code: () => import('./pills-component/wide.tsx?code'),
  },
  {
    ...{ title: 'Places in the line', text: 'In the middle, or at the end.', Shown: Places },
    code: () => import('./pills-component/places.tsx?code'),
  },
  {
    ...{ title: 'Below each other', text: 'Beside what they show, where there is room; one of them is off.', Shown: Upright },
    code: () => import('./pills-component/upright.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Goes to the next pill, and shows its part; ArrowLeft to the one before.'],
    ['Home', 'Goes to the first pill; End to the last.'],
  ],
  spoken: 'They are tabs: one of them is a stop of the Tab key, arrows go from one to the next. What a pill shows is named by it.',
};

/** Tabs in the shape of pills. */
export function PillsComponentPage() {
  return <ShowcasePage path="/components/pills-component" examples={examples} notes={notes} />;
}
