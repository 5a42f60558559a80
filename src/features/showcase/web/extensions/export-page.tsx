import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { AllPages } from './export/all-pages.tsx';
import { Formulas } from './export/formulas.tsx';
import { InThreeFormats } from './export/in-three-formats.tsx';
import { SomeColumns } from './export/some-columns.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'In three formats', text: 'A table of the page as CSV, XLSX or TSV, made in the browser.', Shown: InThreeFormats },
    code: () => import('./export/in-three-formats.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Some columns', text: 'Only what the other side needs, under a name of one’s own.', Shown: SomeColumns },
    code: () => import('./export/some-columns.tsx?code'),
  },
  {
    ...{ title: 'Formulas are texts', text: 'What a spreadsheet would run is written so that it does not.', Shown: Formulas },
    code: () => import('./export/formulas.tsx?code'),
  },
  {
    ...{
      title: 'All pages',
      text: 'Everything that the server lists, not only the page that is open; it says how far it is.',
      Shown: AllPages,
    },
    code: () => import('./export/all-pages.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens the menu of the formats.'],
    ['ArrowDown', 'Goes through it.'],
  ],
  spoken:
    'The button is busy while the file is made, and says so. What is saved has the names of the columns in its first row, so that it can be read again.',
};

/** Tables as files. */
export function ExportPage() {
  return <ShowcasePage path="/extensions/export" examples={examples} notes={notes} />;
}
