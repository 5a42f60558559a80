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
    ...{ title: 'Single', text: 'A native select.', Shown: Single },
    code: () => import('./select/single.tsx?code'),
  },
  {
    ...{ title: 'Grouped', text: 'Options under headings.', Shown: Grouped },
    code: () => import('./select/grouped.tsx?code'),
  },
  {
    ...{ title: 'From the server', text: 'Searches a hundred movies on the server as you type.', Shown: Remote },
    code: () => import('./select/remote.tsx?code'),
  },
  {
    ...{ title: 'Multiple', text: 'Selected values as chips.', Shown: Many },
    code: () => import('./select/many.tsx?code'),
  },
  {
    ...{ title: 'Custom values', text: 'Add values that aren’t in the list.', Shown: WithNewOnes },
    code: () => import('./select/with-new-ones.tsx?code'),
  },
  {
    ...{ title: 'Create new', text: 'The last option creates a new record.', Shown: NewRecord },
    code: () => import('./select/new-record.tsx?code'),
  },
  {
    ...{ title: 'People', text: 'Search by name; accents are ignored.', Shown: People, isWide: true },
    code: () => import('./select/people.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['↑/↓', 'Open the list and move through it.'],
    ['Enter', 'Selects the highlighted option.'],
    ['Esc', 'Closes the list without a change.'],
    ['Backspace', 'In an empty field, removes the last chip.'],
  ],
  spoken:
    'A combobox that announces the number of options and the highlighted one while focus stays in the field. Empty results and errors are announced too.',
};

export function SelectPage() {
  return <ShowcasePage path="/forms/elements/select" examples={examples} notes={notes} />;
}
