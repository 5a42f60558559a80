import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ByStars } from './ratings/by-stars.tsx';
import { Clear } from './ratings/clear.tsx';
import { Colors } from './ratings/colors.tsx';
import { Give } from './ratings/give.tsx';
import { Halves } from './ratings/halves.tsx';
import { Read } from './ratings/read.tsx';
import { Sizes } from './ratings/sizes.tsx';
import { SwitchedOff } from './ratings/switched-off.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Interactive', text: 'Click to rate; a label shows the meaning.', Shown: Give },
    code: () => import('./ratings/give.tsx?code'),
  },
  {
    ...{ title: 'Read-only', text: 'Fractional stars with the exact value.', Shown: Read },
    code: () => import('./ratings/read.tsx?code'),
  },
  {
    ...{ title: 'Half stars', text: 'Half-star steps.', Shown: Halves },
    code: () => import('./ratings/halves.tsx?code'),
  },
  {
    ...{ title: 'Clearable', text: 'Ratings can be removed.', Shown: Clear },
    code: () => import('./ratings/clear.tsx?code'),
  },
  {
    ...{ title: 'Colors and icons', text: 'Custom tones, icons and number of stars.', Shown: Colors },
    code: () => import('./ratings/colors.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in lists, large as the main element.', Shown: Sizes },
    code: () => import('./ratings/sizes.tsx?code'),
  },
  {
    ...{ title: 'Disabled', text: 'A rating that can’t be changed.', Shown: SwitchedOff },
    code: () => import('./ratings/switched-off.tsx?code'),
  },
  {
    ...{ title: 'Summary', text: 'Distribution of ratings.', Shown: ByStars },
    code: () => import('./ratings/by-stars.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Selects the next star.'],
    ['ArrowLeft', 'Selects the previous star.'],
    ['Tab', 'Moves into and out of the stars.'],
  ],
  spoken: 'An interactive rating is a radio group, “4 of 5”. A read-only rating is a single labeled image.',
};

export function RatingsPage() {
  return <ShowcasePage path="/extensions/ratings" examples={examples} notes={notes} />;
}
