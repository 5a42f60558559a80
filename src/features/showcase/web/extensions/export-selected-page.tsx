import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { OrAll } from './export-selected/or-all.tsx';
import { OverPages } from './export-selected/over-pages.tsx';
import { TickedRows } from './export-selected/ticked-rows.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Ticked rows', text: 'The tools come with the first row that is ticked.', Shown: TickedRows },
    code: () => import('./export-selected/ticked-rows.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Over pages', text: 'What is ticked stays ticked while pages are turned.', Shown: OverPages },
    code: () => import('./export-selected/over-pages.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Those, or all', text: 'Without a tick all rows go, and the button says how many.', Shown: OrAll },
    code: () => import('./export-selected/or-all.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Space', 'Ticks the row.']],
  spoken:
    'Each box has the name of its row, and how many are ticked is said as it changes. The tools are buttons with a name, also where only their icon has room.',
};

/** Only the rows that are ticked. */
export function ExportSelectedPage() {
  return <ShowcasePage path="/extensions/export-selected" examples={examples} notes={notes} />;
}
