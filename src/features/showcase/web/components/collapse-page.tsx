import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './collapse/basic.tsx';
import { Form } from './collapse/form.tsx';
import { More } from './collapse/more.tsx';
import { Several } from './collapse/several.tsx';
import { Sideways } from './collapse/sideways.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'A button that opens a section.', Shown: Basic },
    code: () => import('./collapse/basic.tsx?code'),
  },
  {
    ...{ title: 'Read more', text: 'Shows the first lines and expands the rest.', Shown: More },
    code: () => import('./collapse/more.tsx?code'),
  },
  {
    ...{ title: 'Multiple targets', text: 'Toggle sections together or one at a time.', Shown: Several },
    code: () => import('./collapse/several.tsx?code'),
  },
  {
    ...{ title: 'Horizontal', text: 'Expands sideways instead of down.', Shown: Sideways },
    code: () => import('./collapse/sideways.tsx?code'),
  },
  {
    ...{ title: 'Optional fields', text: 'Values are kept while the fields are collapsed.', Shown: Form },
    code: () => import('./collapse/form.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Expands or collapses, as does Space.']],
  spoken: 'The button has aria-expanded and aria-controls. Collapsed content can’t be focused, and its values are kept.',
};

export function CollapsePage() {
  return <ShowcasePage path="/components/collapse" examples={examples} notes={notes} />;
}
