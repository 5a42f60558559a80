import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { FromTheMiddle } from './tour/from-the-middle.tsx';
import { HandsOn } from './tour/hands-on.tsx';
import { OneHint } from './tour/one-hint.tsx';
import { ThroughAPage } from './tour/through-a-page.tsx';
import { ToldAtTheEnd } from './tour/told-at-the-end.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Through a page', text: 'Four steps, each beside what it is about.', Shown: ThroughAPage },
    code: () => import('./tour/through-a-page.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'One hint', text: 'A single step, for something new.', Shown: OneHint },
    code: () => import('./tour/one-hint.tsx?code'),
  },
  {
    ...{ title: 'From the middle', text: 'Begins with a greeting that is about nothing in particular.', Shown: FromTheMiddle },
    code: () => import('./tour/from-the-middle.tsx?code'),
  },
  {
    ...{ title: 'Hands on', text: 'What is shown can be used meanwhile.', Shown: HandsOn },
    code: () => import('./tour/hands-on.tsx?code'),
  },
  {
    ...{ title: 'Told at the end', text: 'Whether it was seen to its end, to ask no second time.', Shown: ToldAtTheEnd },
    code: () => import('./tour/told-at-the-end.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'The next step; from right to left the other way.'],
    ['ArrowLeft', 'The step before.'],
    ['Tab', 'Goes round the buttons of the step.'],
    ['Esc', 'Ends it.'],
  ],
  spoken:
    'Each step is a dialog with its title as its name, which has the focus when it opens. At the end the focus goes back to what began the tour. With reduced motion nothing slides.',
};

/** Leads through a page. */
export function TourPage() {
  return <ShowcasePage path="/extensions/tour" examples={examples} notes={notes} />;
}
