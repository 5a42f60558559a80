import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Choices } from './context-menu/choices.tsx';
import { InAList } from './context-menu/in-a-list.tsx';
import { OnAPicture } from './context-menu/on-a-picture.tsx';
import { Plain } from './context-menu/plain.tsx';
import { SubMenus } from './context-menu/sub-menus.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'What can be done with an item, right at the pointer.', Shown: Plain },
    code: () => import('./context-menu/plain.tsx?code'),
  },
  {
    ...{ title: 'Submenus', text: 'A menu beside its entry, as deep as needed.', Shown: SubMenus },
    code: () => import('./context-menu/sub-menus.tsx?code'),
  },
  {
    ...{ title: 'With choices', text: 'Options to turn on or off, and one of several, ticked.', Shown: Choices },
    code: () => import('./context-menu/choices.tsx?code'),
  },
  {
    ...{ title: 'On a picture', text: 'Replaces the browser’s own menu there, and only there.', Shown: OnAPicture },
    code: () => import('./context-menu/on-a-picture.tsx?code'),
  },
  {
    ...{ title: 'In a list', text: 'Each row has its own; a button opens the same menu.', Shown: InAList, isWide: true },
    code: () => import('./context-menu/in-a-list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Shift+F10', 'Opens the menu of the focused item, as the menu key does.'],
    ['ArrowDown', 'The next entry.'],
    ['ArrowRight', 'Opens the submenu.'],
    ['ArrowLeft', 'Goes back.'],
    ['Esc', 'Closes the menu.'],
  ],
  spoken:
    'It is a named menu that takes the focus and gives it back. Nobody depends on finding a hidden menu: a button leads to the same entries.',
};

/** Menus at the pointer. */
export function ContextMenuPage() {
  return <ShowcasePage path="/extensions/context-menu" examples={examples} notes={notes} />;
}
