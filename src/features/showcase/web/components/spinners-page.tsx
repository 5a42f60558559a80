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
    ...{ title: 'Variants', text: 'Ring, dots, bars or pulse.', Shown: Looks },
    code: () => import('./spinners/looks.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Sized to the content it replaces.', Shown: Sizes },
    code: () => import('./spinners/sizes.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Colors that match the context.', Shown: Tones },
    code: () => import('./spinners/tones.tsx?code'),
  },
  {
    ...{ title: 'With text', text: 'Text says what is loading.', Shown: WithWords },
    code: () => import('./spinners/with-words.tsx?code'),
  },
  {
    ...{ title: 'In a button', text: 'Keeps its label and ignores presses while loading.', Shown: InButtons },
    code: () => import('./spinners/in-buttons.tsx?code'),
  },
  {
    ...{ title: 'Page loading', text: 'Centered in the content area, only for longer loads.', Shown: OfAPage },
    code: () => import('./spinners/of-a-page.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'A spinner with a label is announced as a status. Next to text, it’s hidden from screen readers. With reduced motion, it doesn’t spin.',
};

export function SpinnersPage() {
  return <ShowcasePage path="/components/spinners" examples={examples} notes={notes} />;
}
