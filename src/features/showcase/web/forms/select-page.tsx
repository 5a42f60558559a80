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
    ...{ title: 'One of a few', text: 'By the browser’s own list.', Shown: Single },
    code: () => import('./select/single.tsx?code'),
  },
  {
    ...{ title: 'Grouped', text: 'Options under headings.', Shown: Grouped },
    code: () => import('./select/grouped.tsx?code'),
  },
  {
    ...{ title: 'From the server', text: 'The server looks for what is typed, among a hundred films.', Shown: Remote },
    code: () => import('./select/remote.tsx?code'),
  },
  {
    ...{ title: 'Many', text: 'Chips, and a list of the rest.', Shown: Many },
    code: () => import('./select/many.tsx?code'),
  },
  {
    ...{ title: 'With new words', text: 'What is not in the list is typed.', Shown: WithNewOnes },
    code: () => import('./select/with-new-ones.tsx?code'),
  },
  {
    ...{ title: 'With a new record', text: 'The last option adds what was not found.', Shown: NewRecord },
    code: () => import('./select/new-record.tsx?code'),
  },
  {
    ...{ title: 'People', text: 'By name, with or without accents.', Shown: People },
    code: () => import('./select/people.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Open the list, and go through it.'],
    ['Enter', 'Takes the option that is marked.'],
    ['Esc', 'Closes the list; nothing is changed.'],
    ['Backspace', 'In an empty field takes the last chip off.'],
  ],
  spoken:
    'A field with a list is a combobox: it says that it has one, how many options it has and which is marked, while the focus stays in the field. Nothing is found, or could not be asked: that is said too.',
};

/** Chosen out of a list. */
export function SelectPage() {
  return <ShowcasePage path="/forms/elements/select" examples={examples} notes={notes} />;
}
