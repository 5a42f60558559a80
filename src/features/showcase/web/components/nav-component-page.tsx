import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './nav-component/basic.tsx';
import { Looks } from './nav-component/looks.tsx';
import { Places } from './nav-component/places.tsx';
import { Upright } from './nav-component/upright.tsx';
import { UprightLine } from './nav-component/upright-line.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Horizontal', text: 'The current page is highlighted.', Shown: Basic },
    code: () => import('./nav-component/basic.tsx?code'),
  },
  {
    ...{ title: 'Variants', text: 'Underline or pill.', Shown: Looks },
    code: () => import('./nav-component/looks.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'For a sidebar, with icons and counts.', Shown: Upright },
    code: () => import('./nav-component/upright.tsx?code'),
  },
  {
    ...{ title: 'With side line', text: 'Sections of a long page, one of them disabled.', Shown: UprightLine },
    code: () => import('./nav-component/upright-line.tsx?code'),
  },
  {
    ...{ title: 'Alignment', text: 'Start, center, end or full width.', Shown: Places },
    code: () => import('./nav-component/places.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves between links.'],
    ['Enter', 'Opens the focused link.'],
  ],
  spoken: 'A labeled navigation landmark with aria-current on the current page. Disabled links are announced and skipped by the keyboard.',
};

export function NavComponentPage() {
  return <ShowcasePage path="/components/nav-component" examples={examples} notes={notes} />;
}
