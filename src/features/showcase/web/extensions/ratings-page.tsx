import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ByStars } from './ratings/by-stars.tsx';
import { Clear } from './ratings/clear.tsx';
import { Colours } from './ratings/colours.tsx';
import { Give } from './ratings/give.tsx';
import { Halves } from './ratings/halves.tsx';
import { Read } from './ratings/read.tsx';
import { Sizes } from './ratings/sizes.tsx';
import { SwitchedOff } from './ratings/switched-off.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'To give', text: 'One press; the words beside it say what it means.', Shown: Give },
    code: () => import('./ratings/give.tsx?code'),
  },
  {
    ...{ title: 'To read', text: 'Down to part of a star, with the figures beside it.', Shown: Read },
    code: () => import('./ratings/read.tsx?code'),
  },
  {
    ...{ title: 'Half stars', text: 'Two steps for each star.', Shown: Halves },
    code: () => import('./ratings/halves.tsx?code'),
  },
  {
    ...{ title: 'To clear', text: 'A rating given by mistake can be removed.', Shown: Clear },
    code: () => import('./ratings/clear.tsx?code'),
  },
  {
    ...{ title: 'Colours and icons', text: 'Any tone, any icon, any number.', Shown: Colours },
    code: () => import('./ratings/colours.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in a list, large as the main thing on a page.', Shown: Sizes },
    code: () => import('./ratings/sizes.tsx?code'),
  },
  {
    ...{ title: 'Disabled', text: 'Already given, and closed.', Shown: SwitchedOff },
    code: () => import('./ratings/switched-off.tsx?code'),
  },
  {
    ...{ title: 'Summary', text: 'How many gave how many stars.', Shown: ByStars },
    code: () => import('./ratings/by-stars.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Chooses the next star.'],
    ['ArrowLeft', 'Chooses the previous star.'],
    ['Tab', 'Moves into the stars, and out of them.'],
  ],
  spoken:
    'A rating to give is a group of radio buttons, “4 of 5”. A rating to read is one named image, so that five stars are not read one by one.',
};

/** Stars to give and to read. */
export function RatingsPage() {
  return <ShowcasePage path="/extensions/ratings" examples={examples} notes={notes} />;
}
