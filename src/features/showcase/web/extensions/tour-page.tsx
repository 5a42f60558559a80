import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { FromTheMiddle } from './tour/from-the-middle.tsx';
import { HandsOn } from './tour/hands-on.tsx';
import { OneHint } from './tour/one-hint.tsx';
import { ThroughAPage } from './tour/through-a-page.tsx';
import { ToldAtTheEnd } from './tour/told-at-the-end.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Through a page', text: 'Four steps, each beside what it explains.', Shown: ThroughAPage },
    code: () => import('./tour/through-a-page.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'One hint', text: 'A single step, for something new.', Shown: OneHint },
    code: () => import('./tour/one-hint.tsx?code'),
  },
  {
    ...{ title: 'With a greeting', text: 'Starts in the middle of the page, pointing at nothing.', Shown: FromTheMiddle },
    code: () => import('./tour/from-the-middle.tsx?code'),
  },
  {
    ...{ title: 'Hands-on', text: 'What is explained can be used at the same time.', Shown: HandsOn },
    code: () => import('./tour/hands-on.tsx?code'),
  },
  {
    ...{ title: 'Completion', text: 'Tells whether it was seen to the end, so as not to offer it again.', Shown: ToldAtTheEnd },
    code: () => import('./tour/told-at-the-end.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'The next step; from right to left, the previous one.'],
    ['ArrowLeft', 'The previous step; from right to left, the next one.'],
    ['Tab', 'Moves through the buttons of the step.'],
    ['Esc', 'Ends the tour.'],
  ],
  spoken:
    'Each step is a dialog named by its title, and takes the focus when it opens. At the end the focus returns to what started the tour. Under reduced motion nothing slides.',
};

/** Leads through a page. */
export function TourPage() {
  return <ShowcasePage path="/extensions/tour" examples={examples} notes={notes} />;
}
