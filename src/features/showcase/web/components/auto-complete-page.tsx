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
    ...{ title: 'Basic', text: 'Suggestions from a fixed list, best matches first. Accents are ignored.', Shown: Basic },
    code: () => import('./auto-complete/basic.tsx?code'),
  },
  {
    ...{
      title: 'Grouped',
      text: 'Suggestions under headings, shown before you type.',
      Shown: Sections,
    },
    code: () => import('./auto-complete/sections.tsx?code'),
  },
  {
    ...{ title: 'From the server', text: 'A hundred movies, loaded on focus and cached.', Shown: Remote },
    code: () => import('./auto-complete/remote.tsx?code'),
  },
  {
    ...{ title: 'Custom rows', text: 'An avatar, a name and a job title.', Shown: CustomRows },
    code: () => import('./auto-complete/custom-rows.tsx?code'),
  },
  {
    ...{ title: 'Limited results', text: 'At most three suggestions, with a note about the rest.', Shown: Limit },
    code: () => import('./auto-complete/limit.tsx?code'),
  },
  {
    ...{ title: 'Multiple', text: 'Selected values become chips; Backspace removes the last one.', Shown: Several },
    code: () => import('./auto-complete/several.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowDown', 'Highlights the next suggestion; ArrowUp, the previous one.'],
    ['Enter', 'Selects the highlighted suggestion.'],
    ['Esc', 'Closes the list and keeps your text.'],
  ],
  spoken:
    'The field is a combobox with a list box. Screen readers announce the number of suggestions and the highlighted one while focus stays in the field.',
};

export function AutoCompletePage() {
  return <ShowcasePage path="/components/auto-complete" examples={examples} notes={notes} />;
}
