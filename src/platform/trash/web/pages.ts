import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listTrash } from '../contract.ts';
import { readTrashTable, trashListInput } from './trash-table.ts';

export const pages = tableOf([
  {
    path: '/apps/trash',
    page: () => import('#platform/trash/web/trash-page.tsx').then(({ TrashPage }) => TrashPage),
    ask: (client, _, search) => import('#platform/trash/web/trash-query.ts').then(({ prefetchTrash }) => prefetchTrash(client, search)),
    needs: { action: 'read', subject: 'Trash' },
    shell: 'app',
    menu: { label: 'menu.trash', under: 'menu.settings', isWide: true },
    first: (_, search) => [firstCall(listTrash, trashListInput(readTrashTable(search)))],
  },
]);
