import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ASheet } from './import/a-sheet.tsx';
import { ATemplate } from './import/a-template.tsx';
import { Pasted } from './import/pasted.tsx';
import { WhatIsRefused } from './import/what-is-refused.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'A sheet',
      text: 'CSV, TSV or XLSX, up to 50 MB: read in a worker while the page goes on, seen row by row, with what is wrong in each.',
      Shown: ASheet,
    },
    code: () => import('./import/a-sheet.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'A template', text: 'Whoever begins with it has the right columns.', Shown: ATemplate },
    code: () => import('./import/a-template.tsx?code'),
  },
  {
    ...{ title: 'Pasted rows', text: 'A few rows out of a spreadsheet, without a file.', Shown: Pasted },
    code: () => import('./import/pasted.tsx?code'),
  },
  {
    ...{ title: 'What is refused', text: 'Each file that cannot be read says why.', Shown: WhatIsRefused },
    code: () => import('./import/what-is-refused.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Reaches the field of the file, then the table.'],
    ['ArrowDown', 'In the table: the next row.'],
    ['End', 'In the table: the last row.'],
  ],
  spoken:
    'The field of the file is a file input with a label; dropping is a shortcut. The progress is a progress bar with a name, and what came of it is said. In the table what is wrong stands in words in the row.',
};

/** Sheets from elsewhere. */
export function ImportPage() {
  return <ShowcasePage path="/extensions/import" examples={examples} notes={notes} />;
}
