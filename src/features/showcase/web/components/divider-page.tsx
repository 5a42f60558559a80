import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Plain } from './divider/plain.tsx';
import { WithWords } from './divider/with-words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Between parts that have nothing to do with each other.', Shown: Plain },
    code: () => import('./divider/plain.tsx?code'),
  },
  {
    ...{ title: 'With words', text: 'Says what begins below it: at the start, in the middle, at the end.', Shown: WithWords },
    code: () => import('./divider/with-words.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A divider is a separator: a screen reader may skip it. Its words are read as a text between the parts.',
};

/** A line between parts. */
export function DividerPage() {
  return <ShowcasePage path="/components/divider" examples={examples} notes={notes} />;
}
