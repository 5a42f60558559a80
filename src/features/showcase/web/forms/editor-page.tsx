import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counted } from './editor/counted.tsx';
import { Full } from './editor/full.tsx';
import { ReadOnly } from './editor/read-only.tsx';
import { Small } from './editor/small.tsx';
import { WrittenAndRead } from './editor/written-and-read.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Full', text: 'Headings, code, tables and uploaded images.', Shown: Full, isWide: true },
    code: () => import('./editor/full.tsx?code'),
  },
  {
    ...{ title: 'Small', text: 'As a form field.', Shown: Small },
    code: () => import('./editor/small.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'Counts visible text only.', Shown: Counted },
    code: () => import('./editor/counted.tsx?code'),
  },
  {
    ...{ title: 'Read-only', text: 'Formatted text without the editor.', Shown: ReadOnly },
    code: () => import('./editor/read-only.tsx?code'),
  },
  {
    ...{ title: 'Write and display', text: 'Submitting shows the text and clears the field.', Shown: WrittenAndRead },
    code: () => import('./editor/written-and-read.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Ctrl+B', 'Bold; Ctrl+I is italic, Ctrl+U underlined.'],
    ['Ctrl+Z', 'Undo; Ctrl+Shift+Z is redo.'],
    ['Tab', 'Moves from the text to the toolbar.'],
    ['←/→', 'Move between tools.'],
  ],
  spoken:
    'A labeled multi-line field. The toolbar is a single Tab stop; each button announces whether it’s pressed. Pasted content is sanitized in the editor and on the server.',
};

export function EditorPage() {
  return <ShowcasePage path="/forms/elements/editor" examples={examples} notes={notes} />;
}
