import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Choices } from './context-menu/choices.tsx';
import { InAList } from './context-menu/in-a-list.tsx';
import { OnAPicture } from './context-menu/on-a-picture.tsx';
import { Plain } from './context-menu/plain.tsx';
import { SubMenus } from './context-menu/sub-menus.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'What can be done with a thing, where the pointer is.', Shown: Plain },
    code: () => import('./context-menu/plain.tsx?code'),
  },
  {
    ...{ title: 'Menus within', text: 'A menu beside its entry, as deep as one needs.', Shown: SubMenus },
    code: () => import('./context-menu/sub-menus.tsx?code'),
  },
  {
    ...{ title: 'With choices', text: 'What is on or off, and one of several, marked.', Shown: Choices },
    code: () => import('./context-menu/choices.tsx?code'),
  },
  {
    ...{ title: 'In a list', text: 'Each row has its own; a button shows the same to who does not look for it.', Shown: InAList },
    code: () => import('./context-menu/in-a-list.tsx?code'),
  },
  {
    ...{ title: 'On a picture', text: 'Takes the place of the browser’s own menu there, and only there.', Shown: OnAPicture },
    code: () => import('./context-menu/on-a-picture.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Shift+F10', 'Opens the menu of what has the focus, as the menu key does.'],
    ['ArrowDown', 'The next entry.'],
    ['ArrowRight', 'Into the menu beside it.'],
    ['ArrowLeft', 'Back out of it.'],
    ['Esc', 'Closes it.'],
  ],
  spoken:
    'It is a menu with a name, and the focus goes into it and back. Nobody has to find a hidden menu: what is in it can be reached by a button too.',
};

/** Menus at the pointer. */
export function ContextMenuPage() {
  return <ShowcasePage path="/extensions/context-menu" examples={examples} notes={notes} />;
}
