import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './pills-component/basic.tsx';
import { Icons } from './pills-component/icons.tsx';
import { Places } from './pills-component/places.tsx';
import { Upright } from './pills-component/upright.tsx';
import { Wide } from './pills-component/wide.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'Switches between sections.', Shown: Basic },
    code: () => import('./pills-component/basic.tsx?code'),
  },
  {
    ...{ title: 'With icons and figures', text: 'With icons and counts.', Shown: Icons },
    code: () => import('./pills-component/icons.tsx?code'),
  },
  {
    ...{ title: 'Full width', text: 'Equal widths.', Shown: Wide },
    code: () => import('./pills-component/wide.tsx?code'),
  },
  {
    ...{ title: 'Alignment', text: 'Centered or at the end.', Shown: Places },
    code: () => import('./pills-component/places.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Vertical next to the content on wide screens, one disabled.', Shown: Upright },
    code: () => import('./pills-component/upright.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Selects the next pill; ArrowLeft, the previous one.'],
    ['Home', 'Selects the first pill; End, the last.'],
  ],
  spoken: 'Pills are tabs: one Tab stop, arrow keys move between them. Each panel is labeled by its pill.',
};

export function PillsComponentPage() {
  return <ShowcasePage path="/components/pills-component" examples={examples} notes={notes} />;
}
