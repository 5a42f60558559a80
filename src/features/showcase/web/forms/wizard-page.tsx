import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Horizontal } from './wizard/horizontal.tsx';
import { Modern } from './wizard/modern.tsx';
import { PlainSteps } from './wizard/plain-steps.tsx';
import { Vertical } from './wizard/vertical.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Horizontal', text: 'Steps above the fields. What you type survives a reload.', Shown: Horizontal, isWide: true },
    code: () => import('./wizard/horizontal.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Steps beside the fields.', Shown: Vertical, isWide: true },
    code: () => import('./wizard/vertical.tsx?code'),
  },
  {
    ...{ title: 'Modern', text: 'Steps as cards.', Shown: Modern, isWide: true },
    code: () => import('./wizard/modern.tsx?code'),
  },
  {
    ...{ title: 'Steps only', text: 'How far along something is.', Shown: PlainSteps, isWide: true },
    code: () => import('./wizard/plain-steps.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves through the steps and the fields.'],
    ['Enter', 'In a field: moves on to the next step.'],
  ],
  spoken:
    'The steps are a list, and the open one says so. The next step takes the focus and is read by name; if something is wrong, the focus moves to that field.',
};

/** A form in steps. */
export function WizardPage() {
  return <ShowcasePage path="/forms/wizard" examples={examples} notes={notes} />;
}
