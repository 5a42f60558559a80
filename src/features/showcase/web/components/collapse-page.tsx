import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './collapse/basic.tsx';
import { Form } from './collapse/form.tsx';
import { More } from './collapse/more.tsx';
import { Several } from './collapse/several.tsx';
import { Sideways } from './collapse/sideways.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'A button, and the part that it opens.', Shown: Basic },
    code: () => import('./collapse/basic.tsx?code'),
  },
  {
    ...{ title: 'The rest of a text', text: 'The first lines are there, the others on demand.', Shown: More },
    code: () => import('./collapse/more.tsx?code'),
  },
  {
    ...{ title: 'One button, several parts', text: 'All at once, or each by its own.', Shown: Several },
    code: () => import('./collapse/several.tsx?code'),
  },
  {
    ...{ title: 'Sideways', text: 'Along the line instead of down the page.', Shown: Sideways },
    code: () => import('./collapse/sideways.tsx?code'),
  },
  {
    ...{ title: 'Fields that are rarely needed', text: 'What is typed in them stays while they are closed.', Shown: Form },
    code: () => import('./collapse/form.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Opens or closes; the space bar does the same.']],
  spoken:
    'The button says whether its part is open (aria-expanded) and which one it is (aria-controls). What is closed cannot be reached; what was typed in it stays.',
};

/** Opens and closes a part of a page. */
export function CollapsePage() {
  return <ShowcasePage path="/components/collapse" examples={examples} notes={notes} />;
}
