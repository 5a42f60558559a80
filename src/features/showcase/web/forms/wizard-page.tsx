import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Horizontal } from './wizard/horizontal.tsx';
import { Modern } from './wizard/modern.tsx';
import { PlainSteps } from './wizard/plain-steps.tsx';
import { Vertical } from './wizard/vertical.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Horizontal', text: 'The steps above the fields. What was typed outlives a reload.', Shown: Horizontal, isWide: true },
    code: () => import('./wizard/horizontal.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'The steps beside the fields.', Shown: Vertical, isWide: true },
    code: () => import('./wizard/vertical.tsx?code'),
  },
  {
    ...{ title: 'Modern', text: 'The steps as cards.', Shown: Modern, isWide: true },
    code: () => import('./wizard/modern.tsx?code'),
  },
  {
    ...{ title: 'Steps alone', text: 'How far something is.', Shown: PlainSteps, isWide: true },
    code: () => import('./wizard/plain-steps.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes through the steps and the fields.'],
    ['Enter', 'In a field: on to the next step.'],
  ],
  spoken:
    'The steps are a list, and the open one says so. The next one takes the focus and is read with its name; where something is wrong, that field has the focus.',
};

/** A form in steps. */
export function WizardPage() {
  return <ShowcasePage path="/forms/wizard" examples={examples} notes={notes} />;
}
