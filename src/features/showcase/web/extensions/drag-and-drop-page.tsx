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
      title: 'With handles',
      text: 'A sortable list. The handle also works with the keyboard and as a menu.',
      Shown: ByAHandle,
    },
    code: () => import('./drag-and-drop/by-a-handle.tsx?code'),
  },
  {
    ...{ title: 'Cards', text: 'A sortable grid of cards.', Shown: Cards },
    code: () => import('./drag-and-drop/cards.tsx?code'),
  },
  {
    ...{ title: 'Between lists', text: 'Moves items to any position in another list.', Shown: BetweenLists },
    code: () => import('./drag-and-drop/between-lists.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Copies', text: 'Dragging creates a copy.', Shown: Copies },
    code: () => import('./drag-and-drop/copies.tsx?code'),
  },
  {
    ...{ title: 'Drop targets', text: 'Targets that only accept certain items.', Shown: OntoAPlace },
    code: () => import('./drag-and-drop/onto-a-place.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowUp', 'On a handle: moves the row up.'],
    ['ArrowDown', 'On a handle: moves the row down.'],
    ['Enter', 'On a handle: opens the move menu.'],
    ['Esc', 'Cancels dragging.'],
  ],
  spoken: 'Every item also has a button with a move menu. Moves are announced after about a second: “Sand the boards: position 2 of 4”.',
};

export function DragAndDropPage() {
  return <ShowcasePage path="/extensions/drag-and-drop" examples={examples} notes={notes} />;
}
