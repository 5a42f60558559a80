import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ForHowLong } from './toastr/for-how-long.tsx';
import { ManyAtOnce } from './toastr/many-at-once.tsx';
import { OfAPromise } from './toastr/of-a-promise.tsx';
import { Positions } from './toastr/positions.tsx';
import { Types } from './toastr/types.tsx';
import { WithUndo } from './toastr/with-undo.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Types', text: 'Told in passing: nothing has to be done about them.', Shown: Types },
    code: () => import('./toastr/types.tsx?code'),
  },
  {
    ...{ title: 'Positions', text: 'Where they come in is a choice of the reader, kept in this browser.', Shown: Positions },
    code: () => import('./toastr/positions.tsx?code'),
  },
  {
    ...{ title: 'With Undo', text: 'What was done can be taken back as long as it stands there.', Shown: WithUndo },
    code: () => import('./toastr/with-undo.tsx?code'),
  },
  {
    ...{ title: 'Of a promise', text: 'Says that something is under way, and then how it ended.', Shown: OfAPromise },
    code: () => import('./toastr/of-a-promise.tsx?code'),
  },
  {
    ...{
      title: 'For how long',
      text: 'Some seconds unless said; longer with something to press, and for as long as one points at it.',
      Shown: ForHowLong,
    },
    code: () => import('./toastr/for-how-long.tsx?code'),
  },
  {
    ...{ title: 'Many at once', text: 'Four are seen, the others wait. What tells the same adds up.', Shown: ManyAtOnce },
    code: () => import('./toastr/many-at-once.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Reaches the buttons of a toast; while the focus is there it stays.'],
    ['Mod+z', 'Takes back what was done last.'],
  ],
  spoken:
    'Each toast is said once by a polite live region, so that nothing is interrupted. A toast is never the only place of what one must know: it goes by itself.',
};

/** Messages that come and go. */
export function ToastrPage() {
  return <ShowcasePage path="/extensions/toastr" examples={examples} notes={notes} />;
}
