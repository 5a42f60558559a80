import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Confirm } from './popovers/confirm.tsx';
import { Form } from './popovers/form.tsx';
import { Profile } from './popovers/profile.tsx';
import { Sides } from './popovers/sides.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Sides', text: 'Above, below, at the start, at the end. Without room it takes the other side.', Shown: Sides },
    code: () => import('./popovers/sides.tsx?code'),
  },
  {
    ...{ title: 'With a field', text: 'A word to be changed without leaving the page.', Shown: Form },
    code: () => import('./popovers/form.tsx?code'),
  },
  {
    ...{ title: 'A person', text: 'Who it is, without going to their page.', Shown: Profile },
    code: () => import('./popovers/profile.tsx?code'),
  },
  {
    ...{ title: 'A small question', text: 'Beside the button that it is about, instead of a dialog.', Shown: Confirm },
    code: () => import('./popovers/confirm.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens it; the focus goes to the first thing in it that can be used.'],
    ['Esc', 'Closes it; the focus goes back to the button.'],
  ],
  spoken:
    'The button says that it opens a dialog, and whether it is open. The card is a dialog with its title as name; it does not hold the focus, and the page stays in use.',
};

/** A small card beside what was pressed. */
export function PopoversPage() {
  return <ShowcasePage path="/components/popovers" examples={examples} notes={notes} />;
}
