import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listSpareParts } from '../contract.ts';
import { readSparePartTable, sparePartListInput } from './spare-part-table.ts';

export const sparePartPages = tableOf([
  {
    path: '/apps/spare-parts',
    page: () => import('#features/spare-parts/web/spare-parts-page.tsx').then(({ SparePartsPage }) => SparePartsPage),
    ask: (client, _, search) =>
      import('#features/spare-parts/web/spare-parts-query.ts').then(({ prefetchSpareParts }) => prefetchSpareParts(client, search)),
    needs: { action: 'read', subject: 'SparePart' },
    shell: 'app',
    menu: { label: 'menu.spareParts', under: 'menu.invoices' },
    first: (_, search) => [firstCall(listSpareParts, sparePartListInput(readSparePartTable(search)))],
  },
]);
