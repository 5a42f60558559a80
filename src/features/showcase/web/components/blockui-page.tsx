import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Form } from './blockui/form.tsx';
import { Looks } from './blockui/looks.tsx';
import { Part } from './blockui/part.tsx';
import { WholePage } from './blockui/whole-page.tsx';
import { WithProgress } from './blockui/with-progress.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Part of a page', text: 'Covers a section while it loads, here for three seconds.', Shown: Part },
    code: () => import('./blockui/part.tsx?code'),
  },
  {
    ...{ title: 'Variants', text: 'Light, blurred or dark.', Shown: Looks },
    code: () => import('./blockui/looks.tsx?code'),
  },
  {
    ...{ title: 'With progress and cancel', text: 'Long tasks show their progress and can be canceled.', Shown: WithProgress },
    code: () => import('./blockui/with-progress.tsx?code'),
  },
  {
    ...{ title: 'Form submission', text: 'Fields keep their values and are locked while submitting.', Shown: Form },
    code: () => import('./blockui/form.tsx?code'),
  },
  {
    ...{
      title: 'Full page',
      text: 'Blocks everything, can’t be closed, and disappears when done.',
      Shown: WholePage,
    },
    code: () => import('./blockui/whole-page.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'The covered part is busy and inert for keyboards and screen readers. The task is announced when it starts.',
};

export function BlockuiPage() {
  return <ShowcasePage path="/components/blockui" examples={examples} notes={notes} />;
}
