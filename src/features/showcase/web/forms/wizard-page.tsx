import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Horizontal } from './wizard/horizontal.tsx';
import { Modern } from './wizard/modern.tsx';
import { PlainSteps } from './wizard/plain-steps.tsx';
import { Vertical } from './wizard/vertical.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Horizontal', text: 'Steps above the fields. Values survive a reload.', Shown: Horizontal, isWide: true },
    code: () => import('./wizard/horizontal.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Steps next to the fields.', Shown: Vertical, isWide: true },
    code: () => import('./wizard/vertical.tsx?code'),
  },
  {
    ...{ title: 'Modern', text: 'Steps as cards.', Shown: Modern, isWide: true },
    code: () => import('./wizard/modern.tsx?code'),
  },
  {
    ...{ title: 'Steps only', text: 'A progress indicator.', Shown: PlainSteps, isWide: true },
    code: () => import('./wizard/plain-steps.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves through steps and fields.'],
    ['Enter', 'In a field: continues to the next step.'],
  ],
  spoken:
    'Steps are a list with aria-current on the current one. The next step takes focus and is announced; on errors, the first invalid field gets focus.',
};

export function WizardPage() {
  return <ShowcasePage path="/forms/wizard" examples={examples} notes={notes} />;
}
