import { firstCall } from '#web/first-call.ts';
import type { PageTable } from '#web/page-table.ts';
import { readBoardPage } from '../contract.ts';

/** The page of the boards. */
export const kanbanPages: PageTable = [
  {
    path: '/apps/kanban',
    page: () => import('#features/kanban/web/kanban-page.tsx').then(({ KanbanPage }) => KanbanPage),
    ask: (client) => import('#features/kanban/web/board-queries.ts').then(({ prefetchBoardPage }) => prefetchBoardPage(client)),
    needs: { action: 'read', subject: 'Board' },
    shell: 'app',
    menu: { label: 'menu.kanban' },
    first: () => [firstCall(readBoardPage, {})],
  },
];
