import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Confirm } from './popovers/confirm.tsx';
import { Form } from './popovers/form.tsx';
import { Profile } from './popovers/profile.tsx';
import { Sides } from './popovers/sides.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Sides', text: 'Top, bottom, start or end. Flips when there’s no room.', Shown: Sides },
    code: () => import('./popovers/sides.tsx?code'),
  },
  {
    ...{ title: 'With a form', text: 'Edit a value in place.', Shown: Form },
    code: () => import('./popovers/form.tsx?code'),
  },
  {
    ...{ title: 'Profile', text: 'A preview of a person’s profile.', Shown: Profile },
    code: () => import('./popovers/profile.tsx?code'),
  },
  {
    ...{ title: 'Confirmation', text: 'Confirms next to the button instead of in a dialog.', Shown: Confirm },
    code: () => import('./popovers/confirm.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens the popover and moves focus to its first control.'],
    ['Esc', 'Closes the popover and returns focus to the button.'],
  ],
  spoken: 'The button has aria-haspopup and aria-expanded. The popover is a non-modal dialog labeled by its title; focus isn’t trapped.',
};

export function PopoversPage() {
  return <ShowcasePage path="/components/popovers" examples={examples} notes={notes} />;
}
