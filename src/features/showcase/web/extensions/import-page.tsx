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
      text: 'CSV, TSV or XLSX, up to 50 MB. A worker reads it while the page stays usable; every row shows what is wrong with it.',
      Shown: ASheet,
    },
    code: () => import('./import/a-sheet.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'A template', text: 'Start with it to have the right columns.', Shown: ATemplate },
    code: () => import('./import/a-template.tsx?code'),
  },
  {
    ...{ title: 'Refused files', text: 'A file that cannot be read says why.', Shown: WhatIsRefused },
    code: () => import('./import/what-is-refused.tsx?code'),
  },
  {
    ...{ title: 'Pasted rows', text: 'A few rows from a spreadsheet, without a file.', Shown: Pasted, isWide: true },
    code: () => import('./import/pasted.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the file field, then to the table.'],
    ['ArrowDown', 'In the table: the next row.'],
    ['End', 'In the table: the last row.'],
  ],
  spoken:
    'The field is a labelled file input; dropping is a shortcut. Progress is a named progress bar, and the outcome is announced. In the table each row says in words what is wrong with it.',
};

/** Sheets from elsewhere. */
export function ImportPage() {
  return <ShowcasePage path="/extensions/import" examples={examples} notes={notes} />;
}
