import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { OrAll } from './export-selected/or-all.tsx';
import { OverPages } from './export-selected/over-pages.tsx';
import { TickedRows } from './export-selected/ticked-rows.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Selected rows', text: 'Export buttons appear when rows are selected.', Shown: TickedRows },
    code: () => import('./export-selected/ticked-rows.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Across pages', text: 'The selection is kept across pages.', Shown: OverPages },
    code: () => import('./export-selected/over-pages.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Selected or all', text: 'Exports all rows if none are selected; the button shows the count.', Shown: OrAll, isWide: true },
    code: () => import('./export-selected/or-all.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Space', 'Selects the row.']],
  spoken: 'Each checkbox is labeled with its row, and the number of selected rows is announced. Icon buttons have labels.',
};

export function ExportSelectedPage() {
  return <ShowcasePage path="/extensions/export-selected" examples={examples} notes={notes} />;
}
