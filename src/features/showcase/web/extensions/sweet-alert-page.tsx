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
    ...{ title: 'Types', text: 'Each has its icon and colour, and the words say the same.', Shown: Types },
    code: () => import('./sweet-alert/types.tsx?code'),
  },
  {
    ...{ title: 'Positions', text: 'In the middle, or at an edge of the window, where it hides less.', Shown: Positions },
    code: () => import('./sweet-alert/positions.tsx?code'),
  },
  {
    ...{ title: 'Confirmation', text: 'Before something that cannot be undone; the safe answer has the focus.', Shown: Confirmation },
    code: () => import('./sweet-alert/confirmation.tsx?code'),
  },
  {
    ...{ title: 'Three answers', text: 'Where “no” can mean two things.', Shown: ThreeWays },
    code: () => import('./sweet-alert/three-ways.tsx?code'),
  },
  {
    ...{ title: 'With an input', text: 'Asks for a line, and says at once what is wrong with it.', Shown: WithInput },
    code: () => import('./sweet-alert/with-input.tsx?code'),
  },
  {
    ...{ title: 'Asynchronous', text: 'Waits for the server; if it refuses, the dialog stays and says why.', Shown: Asynchronous },
    code: () => import('./sweet-alert/asynchronous.tsx?code'),
  },
  {
    ...{ title: 'With a picture', text: 'A picture instead of the icon, with any content below it.', Shown: WithPicture },
    code: () => import('./sweet-alert/with-picture.tsx?code'),
  },
  {
    ...{ title: 'In a row', text: 'Several questions in turn; each knows the previous answers.', Shown: InARow },
    code: () => import('./sweet-alert/in-a-row.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Esc', 'Closes it, as Cancel does.'],
    ['Tab', 'Moves to the next button, within the dialog.'],
    ['Enter', 'Presses the focused button, or sends the line.'],
  ],
  spoken:
    'It is an alertdialog named by its title, read out when it opens. The focus stays inside, and returns to what opened it. An error is tied to its field.',
};

/** Dialogs that say or ask something. */
export function SweetAlertPage() {
  return <ShowcasePage path="/extensions/sweet-alert" examples={examples} notes={notes} />;
}
