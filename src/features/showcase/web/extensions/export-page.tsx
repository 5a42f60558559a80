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
    ...{ title: 'Some columns', text: 'Only what the recipient needs, under a name of your own.', Shown: SomeColumns },
    code: () => import('./export/some-columns.tsx?code'),
  },
  {
    ...{ title: 'Formulas as text', text: 'What a spreadsheet would run is written so that it does not.', Shown: Formulas },
    code: () => import('./export/formulas.tsx?code'),
  },
  {
    ...{
      title: 'All pages',
      text: 'Everything on the server, not only the open page, with progress.',
      Shown: AllPages,
    },
    isWide: true,
    code: () => import('./export/all-pages.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Enter', 'Opens the menu of formats.'],
    ['ArrowDown', 'Moves through it.'],
  ],
  spoken:
    'While the file is made the button is busy, and says so. The first row of the file holds the column names, so that it can be imported again.',
};

/** Tables as files. */
export function ExportPage() {
  return <ShowcasePage path="/extensions/export" examples={examples} notes={notes} />;
}
