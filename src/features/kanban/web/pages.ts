import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { readBoardPage } from '../contract.ts';

/** The page of the boards. */
export const kanbanPages = tableOf([
  {
    path: '/apps/kanban',
    page: () => import('#features/kanban/web/kanban-page.tsx').then(({ KanbanPage }) => KanbanPage),
    ask: (client) => import('#features/kanban/web/board-queries.ts').then(({ prefetchBoardPage }) => prefetchBoardPage(client)),
    needs: { action: 'read', subject: 'Board' },
    shell: 'app',
    menu: { label: 'menu.kanban' },
    first: () => [firstCall(readBoardPage, {})],
  },
]);
