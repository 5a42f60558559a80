import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ASheet } from './import/a-sheet.tsx';
import { ATemplate } from './import/a-template.tsx';
import { Pasted } from './import/pasted.tsx';
import { WhatIsRefused } from './import/what-is-refused.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'Spreadsheet',
      text: 'CSV, TSV or XLSX, up to 50 MB. The page stays responsive, and each row shows its errors.',
      Shown: ASheet,
    },
    code: () => import('./import/a-sheet.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Template', text: 'A file with the required columns.', Shown: ATemplate },
    code: () => import('./import/a-template.tsx?code'),
  },
  {
    ...{ title: 'Invalid files', text: 'Shows why a file can’t be imported.', Shown: WhatIsRefused },
    code: () => import('./import/what-is-refused.tsx?code'),
  },
  {
    ...{ title: 'Pasted rows', text: 'Rows pasted from a spreadsheet.', Shown: Pasted, isWide: true },
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
    'A labeled file input that also accepts drops. Progress is a labeled progress bar, and the result is announced. Each row lists its errors as text.',
};

export function ImportPage() {
  return <ShowcasePage path="/extensions/import" examples={examples} notes={notes} />;
}
