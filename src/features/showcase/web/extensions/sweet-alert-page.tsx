import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Asynchronous } from './sweet-alert/asynchronous.tsx';
import { Confirmation } from './sweet-alert/confirmation.tsx';
import { InARow } from './sweet-alert/in-a-row.tsx';
import { Positions } from './sweet-alert/positions.tsx';
import { ThreeWays } from './sweet-alert/three-ways.tsx';
import { Types } from './sweet-alert/types.tsx';
import { WithInput } from './sweet-alert/with-input.tsx';
import { WithPicture } from './sweet-alert/with-picture.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Types', text: 'Each type has an icon, a color and a clear message.', Shown: Types },
    code: () => import('./sweet-alert/types.tsx?code'),
  },
  {
    ...{ title: 'Positions', text: 'Centered or at an edge of the window.', Shown: Positions },
    code: () => import('./sweet-alert/positions.tsx?code'),
  },
  {
    ...{ title: 'Confirmation', text: 'For actions that can’t be undone; Cancel has focus.', Shown: Confirmation },
    code: () => import('./sweet-alert/confirmation.tsx?code'),
  },
  {
    ...{ title: 'Three buttons', text: 'Save, discard or keep editing.', Shown: ThreeWays },
    code: () => import('./sweet-alert/three-ways.tsx?code'),
  },
  {
    ...{ title: 'With an input', text: 'Prompts for a value and validates it.', Shown: WithInput },
    code: () => import('./sweet-alert/with-input.tsx?code'),
  },
  {
    ...{ title: 'Asynchronous', text: 'Waits for the server and shows its errors in the dialog.', Shown: Asynchronous },
    code: () => import('./sweet-alert/asynchronous.tsx?code'),
  },
  {
    ...{ title: 'With an image', text: 'An image instead of an icon, with any content.', Shown: WithPicture },
    code: () => import('./sweet-alert/with-picture.tsx?code'),
  },
  {
    ...{ title: 'Queue', text: 'A series of prompts that use previous answers.', Shown: InARow },
    code: () => import('./sweet-alert/in-a-row.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Esc', 'Closes the dialog, as does Cancel.'],
    ['Tab', 'Moves to the next button in the dialog.'],
    ['Enter', 'Presses the focused button or submits the value.'],
  ],
  spoken:
    'An alertdialog labeled by its title, announced when it opens. Focus stays inside and returns to the trigger. Errors are linked to their field.',
};

export function SweetAlertPage() {
  return <ShowcasePage path="/extensions/sweet-alert" examples={examples} notes={notes} />;
}
