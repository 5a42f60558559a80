import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './progress/basic.tsx';
import { Parts } from './progress/parts.tsx';
import { Rings } from './progress/rings.tsx';
import { Sizes } from './progress/sizes.tsx';
import { Striped } from './progress/striped.tsx';
import { Tones } from './progress/tones.tsx';
import { Unknown } from './progress/unknown.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'A bar', text: 'With its label and its percentage.', Shown: Basic },
    code: () => import('./progress/basic.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'How well it goes.', Shown: Tones },
    code: () => import('./progress/tones.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Thin in a card, thick where it is all there is.', Shown: Sizes },
    code: () => import('./progress/sizes.tsx?code'),
  },
  {
    ...{ title: 'Nobody knows how far', text: 'While the server counts, or a file begins to arrive.', Shown: Unknown },
    code: () => import('./progress/unknown.tsx?code'),
  },
  {
    ...{ title: 'Stripes', text: 'For what is still under way.', Shown: Striped },
    code: () => import('./progress/striped.tsx?code'),
  },
  {
    ...{ title: 'What a whole is made of', text: 'Several shares in one bar, each with its word.', Shown: Parts },
    code: () => import('./progress/parts.tsx?code'),
  },
  {
    ...{ title: 'Rings', text: 'Where there is more height than width.', Shown: Rings },
    code: () => import('./progress/rings.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'A bar is the browser’s own progress with its label; one without a value says that nobody knows how far it is. A ring has the same role. The parts of a whole are read as a list of figures.',
};

/** How far something is. */
export function ProgressPage() {
  return <ShowcasePage path="/components/progress" examples={examples} notes={notes} />;
}
