import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Grouped } from './select/grouped.tsx';
import { Many } from './select/many.tsx';
import { NewRecord } from './select/new-record.tsx';
import { People } from './select/people.tsx';
import { Remote } from './select/remote.tsx';
import { Single } from './select/single.tsx';
import { WithNewOnes } from './select/with-new-ones.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'One of a few', text: 'With the browser’s own list.', Shown: Single },
    code: () => import('./select/single.tsx?code'),
  },
  {
    ...{ title: 'Grouped', text: 'Options under headings.', Shown: Grouped },
    code: () => import('./select/grouped.tsx?code'),
  },
  {
    ...{ title: 'From the server', text: 'The server searches a hundred films for what you type.', Shown: Remote },
    code: () => import('./select/remote.tsx?code'),
  },
  {
    ...{ title: 'Several', text: 'Chips for the chosen ones, a list of the rest.', Shown: Many },
    code: () => import('./select/many.tsx?code'),
  },
  {
    ...{ title: 'With new values', text: 'Type what is not in the list.', Shown: WithNewOnes },
    code: () => import('./select/with-new-ones.tsx?code'),
  },
  {
    ...{ title: 'With a new record', text: 'The last option adds what was not found.', Shown: NewRecord },
    code: () => import('./select/new-record.tsx?code'),
  },
  {
    ...{ title: 'People', text: 'By name, with or without accents.', Shown: People, isWide: true },
    code: () => import('./select/people.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Open the list and move through it.'],
    ['Enter', 'Takes the highlighted option.'],
    ['Esc', 'Closes the list without a change.'],
    ['Backspace', 'In an empty field, removes the last chip.'],
  ],
  spoken:
    'A field with a list is a combobox: it says how many options there are and which one is highlighted, while the focus stays in the field. It also says when nothing was found or the server could not be reached.',
};

/** Chosen out of a list. */
export function SelectPage() {
  return <ShowcasePage path="/forms/elements/select" examples={examples} notes={notes} />;
}
