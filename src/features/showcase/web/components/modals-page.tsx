import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Confirm } from './modals/confirm.tsx';
import { Form } from './modals/form.tsx';
import { Long } from './modals/long.tsx';
import { Sizes } from './modals/sizes.tsx';
import { Stacked } from './modals/stacked.tsx';
import { Window } from './modals/window.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Information', text: 'A centered dialog with information.', Shown: Window },
    code: () => import('./modals/window.tsx?code'),
  },
  {
    ...{
      title: 'Confirmation',
      text: 'Confirms an action. Destructive actions have a red button, and Cancel has focus.',
      Shown: Confirm,
    },
    code: () => import('./modals/confirm.tsx?code'),
  },
  {
    ...{ title: 'Form', text: 'A short form. Errors appear next to the field and keep the dialog open.', Shown: Form },
    code: () => import('./modals/form.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Default, wide for tables, and a full-height side panel.', Shown: Sizes },
    code: () => import('./modals/sizes.tsx?code'),
  },
  {
    ...{ title: 'Stacked', text: 'The second dialog returns to the first.', Shown: Stacked },
    code: () => import('./modals/stacked.tsx?code'),
  },
  {
    ...{ title: 'Scrollable', text: 'The dialog scrolls, the page behind doesn’t.', Shown: Long },
    code: () => import('./modals/long.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Cycles through the dialog; the page behind can’t be focused.'],
    ['Esc', 'Closes the dialog and returns focus to its trigger.'],
  ],
  spoken: 'A native modal dialog with a label. Focus starts in the first field, or on Cancel for destructive actions.',
};

export function ModalsPage() {
  return <ShowcasePage path="/components/modals" examples={examples} notes={notes} />;
}
