import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Apart } from './accordion/apart.tsx';
import { Many } from './accordion/many.tsx';
import { Off } from './accordion/off.tsx';
import { Single } from './accordion/single.tsx';
import { WithIcons } from './accordion/with-icons.tsx';
import { WithoutFrame } from './accordion/without-frame.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'One at a time', text: 'Opening one closes the others: for long answers beside each other.', Shown: Single },
    code: () => import('./accordion/single.tsx?code'),
  },
  {
    ...{ title: 'As many as one likes', text: 'Each for itself, to compare what stands in them.', Shown: Many },
    code: () => import('./accordion/many.tsx?code'),
  },
  {
    ...{ title: 'Apart', text: 'Each as a small card, with plus and minus at the end of its line.', Shown: Apart },
    code: () => import('./accordion/apart.tsx?code'),
  },
  {
    ...{ title: 'Without a frame', text: 'For a card or a panel that has an edge of its own.', Shown: WithoutFrame },
    code: () => import('./accordion/without-frame.tsx?code'),
  },
  {
    ...{ title: 'With icons and notes', text: 'An icon says what it is about, a note how much there is.', Shown: WithIcons },
    code: () => import('./accordion/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Not to be opened yet', text: 'A section that has nothing to show stays in its place, quietly.', Shown: Off },
    code: () => import('./accordion/off.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes from one section to the next.'],
    ['Enter', 'Opens or closes the section that has the focus; the space bar does the same.'],
  ],
  spoken:
    'Each section is the browser’s own disclosure: it is read as a heading that is expanded or collapsed. The search in the page opens the section in which it finds something.',
};

/** Sections that open and close. */
export function AccordionPage() {
  return <ShowcasePage path="/components/accordion" examples={examples} notes={notes} />;
}
