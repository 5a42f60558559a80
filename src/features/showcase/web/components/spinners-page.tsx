import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { InButtons } from './spinners/in-buttons.tsx';
import { Looks } from './spinners/looks.tsx';
import { OfAPage } from './spinners/of-a-page.tsx';
import { Sizes } from './spinners/sizes.tsx';
import { Tones } from './spinners/tones.tsx';
import { WithWords } from './spinners/with-words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Looks', text: 'A ring, dots, bars, or a pulse.', Shown: Looks },
    code: () => import('./spinners/looks.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'As large as what it stands in for.', Shown: Sizes },
    code: () => import('./spinners/sizes.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'In the colour of what it waits for.', Shown: Tones },
    code: () => import('./spinners/tones.tsx?code'),
  },
  {
    ...{ title: 'With words', text: 'The words say what is waited for.', Shown: WithWords },
    code: () => import('./spinners/with-words.tsx?code'),
  },
  {
    ...{ title: 'In a button', text: 'It keeps its words, and takes no presses meanwhile.', Shown: InButtons },
    code: () => import('./spinners/in-buttons.tsx?code'),
  },
  {
    ...{ title: 'Of a page', text: 'In the middle of what is to come; only where that takes a moment.', Shown: OfAPage },
    code: () => import('./spinners/of-a-page.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'One with a label is a status: it is said as it comes. One beside words is for the eyes only. Where motion is not wanted it stands still.',
};

/** Something is under way. */
export function SpinnersPage() {
  return <ShowcasePage path="/components/spinners" examples={examples} notes={notes} />;
}
