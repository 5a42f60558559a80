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
    ...{ title: 'Vertical', text: 'Labels above their controls.', Shown: Vertical },
    code: () => import('./layout/vertical.tsx?code'),
  },
  {
    ...{ title: 'Horizontal', text: 'Labels beside their controls, where there is room.', Shown: Horizontal },
    code: () => import('./layout/horizontal.tsx?code'),
  },
  {
    ...{ title: 'Columns', text: 'What belongs together stands in a row.', Shown: Columns },
    code: () => import('./layout/columns.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'Icons help to find a field again.', Shown: WithIcons },
    code: () => import('./layout/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Sections', text: 'A long form in parts.', Shown: Sections, isWide: true },
    code: () => import('./layout/sections.tsx?code'),
  },
  {
    ...{ title: 'Inline', text: 'To filter a list.', Shown: Inline },
    code: () => import('./layout/inline.tsx?code'),
  },
  {
    ...{ title: 'Sticky buttons', text: 'They stay in view while the fields scroll.', Shown: StickyActions },
    code: () => import('./layout/sticky-actions.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves on in reading order.'],
    ['Enter', 'Submits the form, except in a multi-line field.'],
  ],
  spoken:
    'The document is in reading order, however many columns there are. A section is a named group. The submit button comes after the fields.',
};

/** How fields stand. */
export function LayoutPage() {
  return <ShowcasePage path="/forms/layout" examples={examples} notes={notes} />;
}
