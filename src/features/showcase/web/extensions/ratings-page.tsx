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
    ...{ title: 'To give', text: 'One press; the words beside it say what it stands for.', Shown: Give },
    code: () => import('./ratings/give.tsx?code'),
  },
  {
    ...{ title: 'To read', text: 'To a part of a star, with the figures beside it.', Shown: Read },
    code: () => import('./ratings/read.tsx?code'),
  },
  {
    ...{ title: 'Half stars', text: 'Two steps for each star.', Shown: Halves },
    code: () => import('./ratings/halves.tsx?code'),
  },
  {
    ...{ title: 'To take back', text: 'What was given in error can be taken away.', Shown: Clear },
    code: () => import('./ratings/clear.tsx?code'),
  },
  {
    ...{ title: 'Colours and signs', text: 'Another tone, another sign, as many as one likes.', Shown: Colours },
    code: () => import('./ratings/colours.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in a list, large where it is what the page is about.', Shown: Sizes },
    code: () => import('./ratings/sizes.tsx?code'),
  },
  {
    ...{ title: 'Switched off', text: 'Given already, and closed.', Shown: SwitchedOff },
    code: () => import('./ratings/switched-off.tsx?code'),
  },
  {
    ...{ title: 'How many gave what', text: 'Each line is a meter, and leads to nothing else.', Shown: ByStars },
    code: () => import('./ratings/by-stars.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'The next star, and chooses it.'],
    ['ArrowLeft', 'The one before.'],
    ['Tab', 'Goes into the stars, and out of them.'],
  ],
  spoken:
    'What is given is a group of radio buttons, “4 of 5”. What is only read is one picture with its name, so that five stars are not read one by one.',
};

/** Stars to give and to read. */
export function RatingsPage() {
  return <ShowcasePage path="/extensions/ratings" examples={examples} notes={notes} />;
}
