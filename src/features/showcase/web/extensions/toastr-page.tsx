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
    ...{ title: 'Types', text: 'Said in passing; no action is needed.', Shown: Types },
    code: () => import('./toastr/types.tsx?code'),
  },
  {
    ...{ title: 'Positions', text: 'Where toasts appear is the reader’s choice, kept in this browser.', Shown: Positions },
    code: () => import('./toastr/positions.tsx?code'),
  },
  {
    ...{ title: 'With Undo', text: 'The action can be undone for as long as the toast is shown.', Shown: WithUndo },
    code: () => import('./toastr/with-undo.tsx?code'),
  },
  {
    ...{ title: 'Promise', text: 'Says that something is under way, then how it ended.', Shown: OfAPromise },
    code: () => import('./toastr/of-a-promise.tsx?code'),
  },
  {
    ...{
      title: 'Duration',
      text: 'A few seconds by default; longer with a button, and while you point at it.',
      Shown: ForHowLong,
    },
    code: () => import('./toastr/for-how-long.tsx?code'),
  },
  {
    ...{ title: 'Many at once', text: 'Four are shown, the others wait. Repeated ones are counted.', Shown: ManyAtOnce },
    code: () => import('./toastr/many-at-once.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the buttons of a toast, which stays while it has focus.'],
    ['Mod+Z', 'Undoes the last action.'],
  ],
  spoken:
    'Each toast is announced once by a polite live region, so that nothing is interrupted. As it disappears by itself, a toast is never the only place for what people must know.',
};

/** Messages that come and go. */
export function ToastrPage() {
  return <ShowcasePage path="/extensions/toastr" examples={examples} notes={notes} />;
}
