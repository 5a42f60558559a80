import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Looks } from './divider/looks.tsx';
import { Plain } from './divider/plain.tsx';
import { Tones } from './divider/tones.tsx';
import { Upright } from './divider/upright.tsx';
import { WithIcon } from './divider/with-icon.tsx';
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
  {
    ...{ title: 'Looks', text: 'A full line, dashes for what is to be cut, dots for what is only set apart.', Shown: Looks },
    code: () => import('./divider/looks.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Where the day turns, where something went wrong.', Shown: Tones },
    code: () => import('./divider/tones.tsx?code'),
  },
  {
    ...{ title: 'With an icon', text: 'A sign instead of words, or before them.', Shown: WithIcon },
    code: () => import('./divider/with-icon.tsx?code'),
  },
  {
    ...{ title: 'Upright', text: 'Between parts beside each other.', Shown: Upright },
    code: () => import('./divider/upright.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A divider is a separator: a screen reader may skip it. Its words are read as a text between the parts.',
};

/** A line between parts. */
export function DividerPage() {
  return <ShowcasePage path="/components/divider" examples={examples} notes={notes} />;
}
