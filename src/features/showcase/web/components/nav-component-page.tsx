import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './nav-component/basic.tsx';
import { Looks } from './nav-component/looks.tsx';
import { Places } from './nav-component/places.tsx';
import { Upright } from './nav-component/upright.tsx';
import { UprightLine } from './nav-component/upright-line.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Beside each other', text: 'The open one stands out by its colour.', Shown: Basic },
    code: () => import('./nav-component/basic.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'A line below the open one, or a pill.', Shown: Looks },
    code: () => import('./nav-component/looks.tsx?code'),
  },
  {
    ...{ title: 'Below each other', text: 'At the side of a page, with icons and figures.', Shown: Upright },
    code: () => import('./nav-component/upright.tsx?code'),
  },
  {
    ...{ title: 'With a line at its side', text: 'The parts of a long page; one of them is not there yet.', Shown: UprightLine },
    code: () => import('./nav-component/upright-line.tsx?code'),
  },
  {
    ...{ title: 'Places in the line', text: 'At the start, in the middle, at the end, or as wide as there is room.', Shown: Places },
    code: () => import('./nav-component/places.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes from link to link.'],
    ['Enter', 'Opens the one that has the focus.'],
  ],
  spoken:
    'Each is a navigation with a name of its own; the open page is said to be the current one. A link that is off says so, and the keyboard passes over it.',
};

/** Links with the open one marked. */
export function NavComponentPage() {
  return <ShowcasePage path="/components/nav-component" examples={examples} notes={notes} />;
}
