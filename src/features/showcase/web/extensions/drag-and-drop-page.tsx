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
      text: 'A list in your own order. The handle is a button that moves its row by keys and by menu.',
      Shown: ByAHandle,
    },
    code: () => import('./drag-and-drop/by-a-handle.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'In a grid: drop one before or after another.', Shown: Cards },
    code: () => import('./drag-and-drop/cards.tsx?code'),
  },
  {
    ...{ title: 'Between lists', text: 'From one list to another, to the place where you drop it.', Shown: BetweenLists },
    code: () => import('./drag-and-drop/between-lists.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Copies', text: 'The original stays where it is; a copy moves.', Shown: Copies },
    code: () => import('./drag-and-drop/copies.tsx?code'),
  },
  {
    ...{ title: 'Onto a target', text: 'Targets that accept some items and not others.', Shown: OntoAPlace },
    code: () => import('./drag-and-drop/onto-a-place.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowUp', 'On a handle: moves its row up.'],
    ['ArrowDown', 'On a handle: moves its row down.'],
    ['Enter', 'Opens the menu with every move.'],
    ['Esc', 'While dragging: cancels.'],
  ],
  spoken:
    'Nothing depends on dragging: every item has a button whose menu moves it, and each move is announced: “Sand the boards: place 2 of 4”. The live region is filled about a second after the move.',
};

/** Things in another order. */
export function DragAndDropPage() {
  return <ShowcasePage path="/extensions/drag-and-drop" examples={examples} notes={notes} />;
}
