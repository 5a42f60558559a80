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
    ...{ title: 'Bar', text: 'With label and percentage.', Shown: Basic },
    code: () => import('./progress/basic.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Colors for status.', Shown: Tones },
    code: () => import('./progress/tones.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Thin in cards, thick as the main element.', Shown: Sizes },
    code: () => import('./progress/sizes.tsx?code'),
  },
  {
    ...{ title: 'Indeterminate', text: 'For tasks of unknown length.', Shown: Unknown },
    code: () => import('./progress/unknown.tsx?code'),
  },
  {
    ...{ title: 'Striped', text: 'For tasks in progress.', Shown: Striped },
    code: () => import('./progress/striped.tsx?code'),
  },
  {
    ...{ title: 'Segments', text: 'Multiple values in one bar, with a legend.', Shown: Parts },
    code: () => import('./progress/parts.tsx?code'),
  },
  {
    ...{ title: 'Rings', text: 'For compact layouts.', Shown: Rings },
    code: () => import('./progress/rings.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'A bar is a native progress element with a label, announced as busy when indeterminate. A ring has the same role. Segments are read as a list of values.',
};

export function ProgressPage() {
  return <ShowcasePage path="/components/progress" examples={examples} notes={notes} />;
}
