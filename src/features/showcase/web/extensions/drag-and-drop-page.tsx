import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { BetweenLists } from './drag-and-drop/between-lists.tsx';
import { ByAHandle } from './drag-and-drop/by-a-handle.tsx';
import { Cards } from './drag-and-drop/cards.tsx';
import { Copies } from './drag-and-drop/copies.tsx';
import { OntoAPlace } from './drag-and-drop/onto-a-place.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'By a handle',
      text: 'A list in an order of one’s own; the handle is a button that moves its row by keys and by a menu.',
      Shown: ByAHandle,
    },
    code: () => import('./drag-and-drop/by-a-handle.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'In lines, as they have room: let go before or after another one.', Shown: Cards },
    code: () => import('./drag-and-drop/cards.tsx?code'),
  },
  {
    ...{ title: 'Between lists', text: 'From one list to another, to the place where it is let go.', Shown: BetweenLists },
    code: () => import('./drag-and-drop/between-lists.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Copies', text: 'What is taken stays where it was, and a copy goes.', Shown: Copies },
    code: () => import('./drag-and-drop/copies.tsx?code'),
  },
  {
    ...{ title: 'Onto a place', text: 'Places that take some things and not others.', Shown: OntoAPlace },
    code: () => import('./drag-and-drop/onto-a-place.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowUp', 'On a handle: its row goes up.'],
    ['ArrowDown', 'On a handle: its row goes down.'],
    ['Enter', 'Opens the menu with all the ways to go.'],
    ['Esc', 'While dragging: it stays where it was.'],
  ],
  spoken:
    'Nothing is only for who can drag: each thing has a button whose menu moves it, and each move is said: “Sand the boards: place 2 of 4”. The live region fills about a second after the move.',
};

/** Things in another order. */
export function DragAndDropPage() {
  return <ShowcasePage path="/extensions/drag-and-drop" examples={examples} notes={notes} />;
}
