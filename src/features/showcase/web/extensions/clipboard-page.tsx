import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ABlock } from './clipboard/a-block.tsx';
import { APicture } from './clipboard/a-picture.tsx';
import { ATable } from './clipboard/a-table.tsx';
import { AText } from './clipboard/a-text.tsx';
import { PastedHere } from './clipboard/pasted-here.tsx';
import { SaidByAToast } from './clipboard/said-by-a-toast.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'A text', text: 'The text of a field, by the button at its end.', Shown: AText },
    code: () => import('./clipboard/a-text.tsx?code'),
  },
  {
    ...{ title: 'A block', text: 'Several lines as they are; long ones scroll.', Shown: ABlock },
    code: () => import('./clipboard/a-block.tsx?code'),
  },
  {
    ...{ title: 'With a toast', text: 'For when the button is gone and cannot say it.', Shown: SaidByAToast },
    code: () => import('./clipboard/said-by-a-toast.tsx?code'),
  },
  {
    ...{ title: 'A table', text: 'Separated by tabs, so that a spreadsheet pastes it into cells.', Shown: ATable },
    code: () => import('./clipboard/a-table.tsx?code'),
  },
  {
    ...{ title: 'A picture', text: 'The picture itself, to paste into a mail or a drawing.', Shown: APicture },
    code: () => import('./clipboard/a-picture.tsx?code'),
  },
  {
    ...{ title: 'Paste', text: 'Takes in text, a picture or rows of a spreadsheet.', Shown: PastedHere },
    code: () => import('./clipboard/pasted-here.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Mod+C', 'Copies the selection, as everywhere.'],
    ['Mod+V', 'Pastes into whatever has focus.'],
  ],
  spoken:
    'Copying is announced by the button, whose name changes, or by a toast. Without access to the clipboard, as without TLS, an older method is used; if the browser refuses, that is announced too.',
};

/** Copies, and takes what is pasted. */
export function ClipboardPage() {
  return <ShowcasePage path="/extensions/clipboard" examples={examples} notes={notes} />;
}
