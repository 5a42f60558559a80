import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counted } from './editor/counted.tsx';
import { Full } from './editor/full.tsx';
import { ReadOnly } from './editor/read-only.tsx';
import { Small } from './editor/small.tsx';
import { WrittenAndRead } from './editor/written-and-read.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Full', text: 'Headings, code, tables and uploaded pictures.', Shown: Full, isWide: true },
    code: () => import('./editor/full.tsx?code'),
  },
  {
    ...{ title: 'Small', text: 'As a field of a form.', Shown: Small },
    code: () => import('./editor/small.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'Only visible text counts.', Shown: Counted },
    code: () => import('./editor/counted.tsx?code'),
  },
  {
    ...{ title: 'Read-only', text: 'The finished text, without the editor.', Shown: ReadOnly },
    code: () => import('./editor/read-only.tsx?code'),
  },
  {
    ...{ title: 'Write and read', text: 'Sending shows the text and empties the field.', Shown: WrittenAndRead },
    code: () => import('./editor/written-and-read.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Ctrl+B', 'Bold; Ctrl+I is italic, Ctrl+U underlined.'],
    ['Ctrl+Z', 'Undo; Ctrl+Shift+Z is redo.'],
    ['Tab', 'Moves from the text to its toolbar.'],
    ['←/→', 'Move between tools.'],
  ],
  spoken:
    'The text is a named multi-line field. The toolbar is a single Tab stop; each tool says whether it is on. Pasted content is cleaned, by the editor and by the server.',
};

/** Text with formats. */
export function EditorPage() {
  return <ShowcasePage path="/forms/elements/editor" examples={examples} notes={notes} />;
}
