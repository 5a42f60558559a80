import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counted } from './editor/counted.tsx';
import { Full } from './editor/full.tsx';
import { ReadOnly } from './editor/read-only.tsx';
import { Small } from './editor/small.tsx';
import { WrittenAndRead } from './editor/written-and-read.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Everything', text: 'Headings, code, tables, and pictures that are uploaded.', Shown: Full, isWide: true },
    code: () => import('./editor/full.tsx?code'),
  },
  {
    ...{ title: 'Small', text: 'A field of a form.', Shown: Small },
    code: () => import('./editor/small.tsx?code'),
  },
  {
    ...{ title: 'Counted', text: 'What is read counts.', Shown: Counted },
    code: () => import('./editor/counted.tsx?code'),
  },
  {
    ...{ title: 'To be read', text: 'What was written, without the editor.', Shown: ReadOnly },
    code: () => import('./editor/read-only.tsx?code'),
  },
  {
    ...{ title: 'Written and read', text: 'Sent off, and empty again.', Shown: WrittenAndRead },
    code: () => import('./editor/written-and-read.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Ctrl+B', 'Bold; Ctrl+I italic, Ctrl+U underlined.'],
    ['Ctrl+Z', 'Takes back; Ctrl+Shift+Z does it again.'],
    ['Tab', 'Leaves the text for its tools.'],
    ['←/→', 'Go from tool to tool.'],
  ],
  spoken:
    'The text is a field of several lines with a name. The tools are one stop of the Tab key, each says whether it is on. What comes in by pasting is cleaned, by the editor and by the server.',
};

/** Text with formats. */
export function EditorPage() {
  return <ShowcasePage path="/forms/elements/editor" examples={examples} notes={notes} />;
}
