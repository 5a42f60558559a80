import { firstCall } from '#web/first-call.ts';
import { type PageParams, tableOf } from '#web/page-table.ts';
import { readBoardPage } from '../contract.ts';
import { spaceIdFrom } from './spaces/space-address.ts';

export const kanbanPages = tableOf([
  {
    path: '/apps/kanban',
    page: () => import('#features/kanban/web/kanban-page.tsx').then(({ KanbanPage }) => KanbanPage),
    ask: (client, params) =>
      import('#features/kanban/web/board-queries.ts').then(({ prefetchBoardPage }) => prefetchBoardPage(client, params)),
    needs: { action: 'read', subject: 'Board' },
    shell: 'app',
    menu: { label: 'menu.kanban', words: 'kanban' },
    first: boardPage,
    shows: [{ path: '/apps/kanban/:space', first: boardPage }],
  },
]);

function boardPage(params: PageParams): string[] {
  return [firstCall(readBoardPage, { query: { space: spaceIdFrom(params) } })];
}
