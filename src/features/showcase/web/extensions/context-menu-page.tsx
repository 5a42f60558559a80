import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Choices } from './context-menu/choices.tsx';
import { InAList } from './context-menu/in-a-list.tsx';
import { OnAPicture } from './context-menu/on-a-picture.tsx';
import { Plain } from './context-menu/plain.tsx';
import { SubMenus } from './context-menu/sub-menus.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Actions for an item at the pointer.', Shown: Plain },
    code: () => import('./context-menu/plain.tsx?code'),
  },
  {
    ...{ title: 'Submenus', text: 'Nested menus at any depth.', Shown: SubMenus },
    code: () => import('./context-menu/sub-menus.tsx?code'),
  },
  {
    ...{ title: 'Selectable items', text: 'Checkbox and radio items.', Shown: Choices },
    code: () => import('./context-menu/choices.tsx?code'),
  },
  {
    ...{ title: 'On an image', text: 'Replaces the browser’s context menu on this image.', Shown: OnAPicture },
    code: () => import('./context-menu/on-a-picture.tsx?code'),
  },
  {
    ...{ title: 'In a list', text: 'A menu per row, also available from a button.', Shown: InAList, isWide: true },
    code: () => import('./context-menu/in-a-list.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Shift+F10', 'Opens the menu of the focused item, as does the Menu key.'],
    ['ArrowDown', 'Moves to the next item.'],
    ['ArrowRight', 'Opens the submenu.'],
    ['ArrowLeft', 'Closes the submenu.'],
    ['Esc', 'Closes the menu.'],
  ],
  spoken: 'A labeled menu that takes focus and returns it on close. A visible button offers the same actions.',
};

export function ContextMenuPage() {
  return <ShowcasePage path="/extensions/context-menu" examples={examples} notes={notes} />;
}
