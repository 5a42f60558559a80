import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Columns } from './layout/columns.tsx';
import { Horizontal } from './layout/horizontal.tsx';
import { Inline } from './layout/inline.tsx';
import { Sections } from './layout/sections.tsx';
import { StickyActions } from './layout/sticky-actions.tsx';
import { Vertical } from './layout/vertical.tsx';
import { WithIcons } from './layout/with-icons.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Vertical', text: 'Labels above the fields.', Shown: Vertical },
    code: () => import('./layout/vertical.tsx?code'),
  },
  {
    ...{ title: 'Horizontal', text: 'Labels next to the fields on wide screens.', Shown: Horizontal },
    code: () => import('./layout/horizontal.tsx?code'),
  },
  {
    ...{ title: 'Columns', text: 'Related fields side by side.', Shown: Columns },
    code: () => import('./layout/columns.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'Icons that identify the fields.', Shown: WithIcons },
    code: () => import('./layout/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Sections', text: 'A long form in sections.', Shown: Sections, isWide: true },
    code: () => import('./layout/sections.tsx?code'),
  },
  {
    ...{ title: 'Inline', text: 'For list filters.', Shown: Inline },
    code: () => import('./layout/inline.tsx?code'),
  },
  {
    ...{ title: 'Sticky buttons', text: 'Buttons stay visible while the form scrolls.', Shown: StickyActions },
    code: () => import('./layout/sticky-actions.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves in reading order.'],
    ['Enter', 'Submits the form, except in a multi-line field.'],
  ],
  spoken:
    'The DOM follows reading order in any number of columns. Each section is a labeled group. The submit button comes after the fields.',
};

export function LayoutPage() {
  return <ShowcasePage path="/forms/layout" examples={examples} notes={notes} />;
}
