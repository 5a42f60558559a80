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
    ...{ title: 'Basic', text: 'A button with a menu of actions.', Shown: Basic },
    code: () => import('./dropdowns/basic.tsx?code'),
  },
  {
    ...{ title: 'Icons, shortcuts and danger', text: 'Icons, keyboard shortcuts, and red for destructive actions.', Shown: Icons },
    code: () => import('./dropdowns/icons.tsx?code'),
  },
  {
    ...{ title: 'Headings', text: 'Menu sections with headings.', Shown: Headings },
    code: () => import('./dropdowns/headings.tsx?code'),
  },
  {
    ...{ title: 'Selectable items', text: 'Radio items close the menu; checkbox items keep it open.', Shown: Choices },
    code: () => import('./dropdowns/choices.tsx?code'),
  },
  {
    ...{ title: 'Split', text: 'The main action in one click, others in the menu.', Shown: Split },
    code: () => import('./dropdowns/split.tsx?code'),
  },
  {
    ...{ title: 'Sides', text: 'Aligned with the start or end of the button, always in view.', Shown: Sides },
    code: () => import('./dropdowns/sides.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens the menu or selects the focused item.'],
    ['ArrowDown', 'Moves to the next item, and from the last to the first.'],
    ['Home', 'Moves to the first item; End, to the last.'],
    ['Esc', 'Closes the menu and returns focus to the button.'],
  ],
  spoken: 'The button has aria-haspopup and aria-expanded. Items have menu roles; checked items are announced.',
};

export function DropdownsPage() {
  return <ShowcasePage path="/components/dropdowns" examples={examples} notes={notes} />;
}
