import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { OrAll } from './export-selected/or-all.tsx';
import { OverPages } from './export-selected/over-pages.tsx';
import { TickedRows } from './export-selected/ticked-rows.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Selected rows', text: 'The tools appear with the first selected row.', Shown: TickedRows },
    code: () => import('./export-selected/ticked-rows.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Across pages', text: 'The selection stays while you turn pages.', Shown: OverPages },
    code: () => import('./export-selected/over-pages.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Some or all', text: 'Without a selection every row is saved; the button says how many.', Shown: OrAll, isWide: true },
    code: () => import('./export-selected/or-all.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Space', 'Ticks the row.']],
  spoken:
    'Each checkbox has the name of its row, and the number of selected rows is announced as it changes. The tools are named buttons, even where there is room for the icon only.',
};

/** Only the rows that are ticked. */
export function ExportSelectedPage() {
  return <ShowcasePage path="/extensions/export-selected" examples={examples} notes={notes} />;
}
