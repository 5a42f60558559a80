import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Beside } from './offcanvas/beside.tsx';
import { Edges } from './offcanvas/edges.tsx';
import { Filters } from './offcanvas/filters.tsx';
import { Menu } from './offcanvas/menu.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Placement', text: 'Opens from the start, end, top or bottom.', Shown: Edges },
    code: () => import('./offcanvas/edges.tsx?code'),
  },
  {
    ...{ title: 'Filters', text: 'List filters for small screens.', Shown: Filters },
    code: () => import('./offcanvas/filters.tsx?code'),
  },
  {
    ...{ title: 'Menu', text: 'Page navigation on a phone.', Shown: Menu },
    code: () => import('./offcanvas/menu.tsx?code'),
  },
  {
    ...{ title: 'Non-modal', text: 'The page stays usable while the panel is open.', Shown: Beside },
    code: () => import('./offcanvas/beside.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Cycles through the panel.'],
    ['Esc', 'Closes the dialog and returns focus to its trigger.'],
  ],
  spoken: 'A panel over the page is a labeled modal dialog. A non-modal panel takes focus when it opens, and Esc closes it.',
};

export function OffcanvasPage() {
  return <ShowcasePage path="/components/offcanvas" examples={examples} notes={notes} />;
}
