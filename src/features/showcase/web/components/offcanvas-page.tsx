import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Beside } from './offcanvas/beside.tsx';
import { Edges } from './offcanvas/edges.tsx';
import { Filters } from './offcanvas/filters.tsx';
import { Menu } from './offcanvas/menu.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'From each edge', text: 'The start and the end of the line, the head and the foot of the page.', Shown: Edges },
    code: () => import('./offcanvas/edges.tsx?code'),
  },
  {
    ...{ title: 'Filters', text: 'What a list is narrowed by, where there is no room beside it.', Shown: Filters },
    code: () => import('./offcanvas/filters.tsx?code'),
  },
  {
    ...{ title: 'A menu', text: 'The ways to the parts of a page, on a phone.', Shown: Menu },
    code: () => import('./offcanvas/menu.tsx?code'),
  },
  {
    ...{ title: 'Beside the page', text: 'The page stays in use: for what one looks at while one goes on.', Shown: Beside },
    code: () => import('./offcanvas/beside.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes round within the panel.'],
    ['Esc', 'Closes it; the focus goes back to what opened it.'],
  ],
  spoken:
    'A panel over the page is a modal dialog with a name. One beside the page leaves it in use: it takes the focus as it comes, and Esc closes it.',
};

/** Panels that come in from an edge. */
export function OffcanvasPage() {
  return <ShowcasePage path="/components/offcanvas" examples={examples} notes={notes} />;
}
