import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { AllPages } from './export/all-pages.tsx';
import { Formulas } from './export/formulas.tsx';
import { InThreeFormats } from './export/in-three-formats.tsx';
import { SomeColumns } from './export/some-columns.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Formats', text: 'Exports a table as CSV, XLSX or TSV in the browser.', Shown: InThreeFormats },
    code: () => import('./export/in-three-formats.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Selected columns', text: 'Choose the columns and the file name.', Shown: SomeColumns },
    code: () => import('./export/some-columns.tsx?code'),
  },
  {
    ...{ title: 'Escaped formulas', text: 'Formulas are exported as text, so spreadsheets don’t run them.', Shown: Formulas },
    code: () => import('./export/formulas.tsx?code'),
  },
  {
    ...{
      title: 'All pages',
      text: 'Exports all rows from the server, with progress.',
      Shown: AllPages,
    },
    isWide: true,
    code: () => import('./export/all-pages.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens the menu of formats.'],
    ['ArrowDown', 'Moves through the menu.'],
  ],
  spoken: 'The button is announced as busy while exporting. The first row has the column names, so the file can be imported again.',
};

export function ExportPage() {
  return <ShowcasePage path="/extensions/export" examples={examples} notes={notes} />;
}
