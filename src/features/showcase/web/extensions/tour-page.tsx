import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { FromTheMiddle } from './tour/from-the-middle.tsx';
import { HandsOn } from './tour/hands-on.tsx';
import { OneHint } from './tour/one-hint.tsx';
import { ThroughAPage } from './tour/through-a-page.tsx';
import { ToldAtTheEnd } from './tour/told-at-the-end.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Page tour', text: 'Four steps, each next to the element it explains.', Shown: ThroughAPage },
    code: () => import('./tour/through-a-page.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Single hint', text: 'One step for a new feature.', Shown: OneHint },
    code: () => import('./tour/one-hint.tsx?code'),
  },
  {
    ...{ title: 'Welcome step', text: 'Starts centered on the page.', Shown: FromTheMiddle },
    code: () => import('./tour/from-the-middle.tsx?code'),
  },
  {
    ...{ title: 'Interactive', text: 'The highlighted element can be used during the tour.', Shown: HandsOn },
    code: () => import('./tour/hands-on.tsx?code'),
  },
  {
    ...{ title: 'Completion', text: 'Tracks whether the tour was completed.', Shown: ToldAtTheEnd },
    code: () => import('./tour/told-at-the-end.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Next step; in right-to-left languages, the previous one.'],
    ['ArrowLeft', 'Previous step; in right-to-left languages, the next one.'],
    ['Tab', 'Moves through the buttons of the step.'],
    ['Esc', 'Ends the tour.'],
  ],
  spoken:
    'Each step is a dialog labeled by its title that takes focus. At the end, focus returns to the trigger. With reduced motion, nothing is animated.',
};

export function TourPage() {
  return <ShowcasePage path="/extensions/tour" examples={examples} notes={notes} />;
}
