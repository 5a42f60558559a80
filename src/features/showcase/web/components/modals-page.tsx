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
    ...{ title: 'A window', text: 'In the middle, with what is to be known.', Shown: Window },
    code: () => import('./modals/window.tsx?code'),
  },
  {
    ...{
      title: 'A question',
      text: 'Before something is done. Where it cannot be taken back, the button is red and the focus on the other one.',
      Shown: Confirm,
    },
    code: () => import('./modals/confirm.tsx?code'),
  },
  {
    ...{ title: 'A form', text: 'A few fields. What was refused is said at the field, and the dialog stays.', Shown: Form },
    code: () => import('./modals/form.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'A window, a wide one for tables, and one that fills the height from the side.', Shown: Sizes },
    code: () => import('./modals/sizes.tsx?code'),
  },
  {
    ...{ title: 'One over another', text: 'What the second asks goes back to the first.', Shown: Stacked },
    code: () => import('./modals/stacked.tsx?code'),
  },
  {
    ...{ title: 'More than fits', text: 'The dialog scrolls, the page behind it does not.', Shown: Long },
    code: () => import('./modals/long.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes round within the dialog; the page behind it is out of reach.'],
    ['Esc', 'Closes it; the focus goes back to what opened it.'],
  ],
  spoken:
    'It is the browser’s own modal dialog with a name. The focus begins in its first field; where something is asked that destroys, at the button that does nothing.',
};

/** Dialogs over the page. */
export function ModalsPage() {
  return <ShowcasePage path="/components/modals" examples={examples} notes={notes} />;
}
