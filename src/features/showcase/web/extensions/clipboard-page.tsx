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
    ...{ title: 'A text', text: 'What stands in a field, by the button in its end.', Shown: AText },
    code: () => import('./clipboard/a-text.tsx?code'),
  },
  {
    ...{ title: 'A block', text: 'Several lines as they are, scrolled where they are long.', Shown: ABlock },
    code: () => import('./clipboard/a-block.tsx?code'),
  },
  {
    ...{ title: 'Said by a toast', text: 'Where the button cannot say it, since it is gone.', Shown: SaidByAToast },
    code: () => import('./clipboard/said-by-a-toast.tsx?code'),
  },
  {
    ...{ title: 'A table', text: 'Cells apart by tabs, so that a spreadsheet takes them in as cells.', Shown: ATable },
    code: () => import('./clipboard/a-table.tsx?code'),
  },
  {
    ...{ title: 'A picture', text: 'The picture itself, to be pasted into a mail or a drawing.', Shown: APicture },
    code: () => import('./clipboard/a-picture.tsx?code'),
  },
  {
    ...{ title: 'Pasted here', text: 'What comes in: text, a picture, or rows of a spreadsheet.', Shown: PastedHere },
    code: () => import('./clipboard/pasted-here.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Mod+C', 'Copies what is marked, as everywhere.'],
    ['Mod+V', 'Pastes into what has the focus.'],
  ],
  spoken:
    'What was copied is said: by the button, whose name changes, or by a toast. Without a right to the clipboard, as without TLS, the older way serves; where a browser refuses, that is said too.',
};

/** Copies, and takes what is pasted. */
export function ClipboardPage() {
  return <ShowcasePage path="/extensions/clipboard" examples={examples} notes={notes} />;
}
