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
    ...{ title: 'Types', text: 'Messages that need no action.', Shown: Types },
    code: () => import('./toastr/types.tsx?code'),
  },
  {
    ...{ title: 'Positions', text: 'Sets where toasts appear, saved in this browser.', Shown: Positions },
    code: () => import('./toastr/positions.tsx?code'),
  },
  {
    ...{ title: 'With Undo', text: 'Undo while the toast is visible.', Shown: WithUndo },
    code: () => import('./toastr/with-undo.tsx?code'),
  },
  {
    ...{ title: 'Promise', text: 'Shows the loading state, then the result.', Shown: OfAPromise },
    code: () => import('./toastr/of-a-promise.tsx?code'),
  },
  {
    ...{
      title: 'Duration',
      text: 'A few seconds by default, longer with a button or on hover.',
      Shown: ForHowLong,
    },
    code: () => import('./toastr/for-how-long.tsx?code'),
  },
  {
    ...{ title: 'Multiple toasts', text: 'Up to four at once, the rest are queued. Duplicates are counted.', Shown: ManyAtOnce },
    code: () => import('./toastr/many-at-once.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the toast’s buttons; it stays open while focused.'],
    ['Mod+Z', 'Undoes the last action.'],
  ],
  spoken: 'Toasts are announced once by a polite live region. They disappear, so don’t use them for essential information.',
};

export function ToastrPage() {
  return <ShowcasePage path="/extensions/toastr" examples={examples} notes={notes} />;
}
