import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './auto-complete/basic.tsx';
import { CustomRows } from './auto-complete/custom-rows.tsx';
import { Limit } from './auto-complete/limit.tsx';
import { Remote } from './auto-complete/remote.tsx';
import { Sections } from './auto-complete/sections.tsx';
import { Several } from './auto-complete/several.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'From a list that is there. What begins with the letters comes first; accents do not count.', Shown: Basic },
    code: () => import('./auto-complete/basic.tsx?code'),
  },
  {
    ...{
      title: 'In sections',
      text: 'What belongs together stands below a heading. It suggests before anything is typed.',
      Shown: Sections,
    },
    code: () => import('./auto-complete/sections.tsx?code'),
  },
  {
    ...{ title: 'From the server', text: 'A hundred films, asked for once one comes to the field, and kept.', Shown: Remote },
    code: () => import('./auto-complete/remote.tsx?code'),
  },
  {
    ...{ title: 'Rows of one’s own', text: 'A portrait, a name, and what they do.', Shown: CustomRows },
    code: () => import('./auto-complete/custom-rows.tsx?code'),
  },
  {
    ...{ title: 'A few of many', text: 'Three at most, with a word about the others.', Shown: Limit },
    code: () => import('./auto-complete/limit.tsx?code'),
  },
  {
    ...{ title: 'Several', text: 'Each that is chosen becomes a chip; Backspace takes the last one away.', Shown: Several },
    code: () => import('./auto-complete/several.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowDown', 'Marks the next suggestion; ArrowUp the one before.'],
    ['Enter', 'Takes the one that is marked.'],
    ['Esc', 'Closes the list; what was typed stays.'],
  ],
  spoken:
    'The field is a combobox with a list: a screen reader says how many there are, and the one that is marked, while the focus stays in the field.',
};

/** A field that suggests while one types. */
export function AutoCompletePage() {
  return <ShowcasePage path="/components/auto-complete" examples={examples} notes={notes} />;
}
