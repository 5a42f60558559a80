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
    ...{ title: 'One at a time', text: 'Opening a section closes the others.', Shown: Single },
    code: () => import('./accordion/single.tsx?code'),
  },
  {
    ...{ title: 'Multiple open', text: 'Sections open independently, to compare their content.', Shown: Many },
    code: () => import('./accordion/many.tsx?code'),
  },
  {
    ...{ title: 'Separated', text: 'Each section is a card with a plus and minus icon.', Shown: Apart },
    code: () => import('./accordion/apart.tsx?code'),
  },
  {
    ...{ title: 'Borderless', text: 'For a card or panel that already has a border.', Shown: WithoutFrame },
    code: () => import('./accordion/without-frame.tsx?code'),
  },
  {
    ...{ title: 'With icons and notes', text: 'An icon for the topic and a note for the count.', Shown: WithIcons },
    code: () => import('./accordion/with-icons.tsx?code'),
  },
  {
    ...{ title: 'Disabled', text: 'A section without content can’t be opened.', Shown: Off },
    code: () => import('./accordion/off.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the next section.'],
    ['Enter', 'Opens or closes the focused section, as does Space.'],
  ],
  spoken: 'Each section is a native disclosure, announced as expanded or collapsed. Find in page opens the section with the match.',
};

export function AccordionPage() {
  return <ShowcasePage path="/components/accordion" examples={examples} notes={notes} />;
}
