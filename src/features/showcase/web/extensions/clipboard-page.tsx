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
    ...{ title: 'Text', text: 'Copies the value of a field.', Shown: AText },
    code: () => import('./clipboard/a-text.tsx?code'),
  },
  {
    ...{ title: 'Multiple lines', text: 'A text block with line breaks; long lines scroll.', Shown: ABlock },
    code: () => import('./clipboard/a-block.tsx?code'),
  },
  {
    ...{ title: 'With a toast', text: 'For when the button disappears after copying.', Shown: SaidByAToast },
    code: () => import('./clipboard/said-by-a-toast.tsx?code'),
  },
  {
    ...{ title: 'Table', text: 'Tab-separated, to paste into spreadsheet cells.', Shown: ATable },
    code: () => import('./clipboard/a-table.tsx?code'),
  },
  {
    ...{ title: 'Image', text: 'The image itself, to paste into an email or document.', Shown: APicture },
    code: () => import('./clipboard/a-picture.tsx?code'),
  },
  {
    ...{ title: 'Paste', text: 'Accepts text, images and spreadsheet rows.', Shown: PastedHere },
    code: () => import('./clipboard/pasted-here.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Mod+C', 'Copies the selection.'],
    ['Mod+V', 'Pastes into the focused element.'],
  ],
  spoken:
    'Copying is announced by the button’s label or a toast. Without clipboard access, such as without TLS, a fallback is used. Failures are announced too.',
};

export function ClipboardPage() {
  return <ShowcasePage path="/extensions/clipboard" examples={examples} notes={notes} />;
}
