import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './dropdowns/basic.tsx';
import { Choices } from './dropdowns/choices.tsx';
import { Headings } from './dropdowns/headings.tsx';
import { Icons } from './dropdowns/icons.tsx';
import { Sides } from './dropdowns/sides.tsx';
import { Split } from './dropdowns/split.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'A button with its words, and what can be done.', Shown: Basic },
    code: () => import('./dropdowns/basic.tsx?code'),
  },
  {
    ...{ title: 'Icons, notes and danger', text: 'An icon to find it by, its key at the end, red for what destroys.', Shown: Icons },
    code: () => import('./dropdowns/icons.tsx?code'),
  },
  {
    ...{ title: 'Headings', text: 'Parts of a menu with their names.', Shown: Headings },
    code: () => import('./dropdowns/headings.tsx?code'),
  },
  {
    ...{ title: 'Choices', text: 'One of several has a tick; what is on by itself leaves the menu open.', Shown: Choices },
    code: () => import('./dropdowns/choices.tsx?code'),
  },
  {
    ...{ title: 'Split', text: 'What most will want at once, the others in the menu beside it.', Shown: Split },
    code: () => import('./dropdowns/split.tsx?code'),
  },
  {
    ...{ title: 'Sides', text: 'The menu shares the start or the end with its button, and always stays in sight.', Shown: Sides },
    code: () => import('./dropdowns/sides.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens the menu; in it, chooses the entry that has the focus.'],
    ['ArrowDown', 'Goes to the next entry, and from the last one to the first.'],
    ['Home', 'Goes to the first entry; End to the last.'],
    ['Esc', 'Closes the menu; the focus goes back to its button.'],
  ],
  spoken:
    'The button says that it has a menu, and whether it is open. Entries are menu items; those that are chosen or on are said to be so.',
};

/** Menus below a button. */
export function DropdownsPage() {
  return <ShowcasePage path="/components/dropdowns" examples={examples} notes={notes} />;
}
