import { listEmployees } from '#features/employees/contract.ts';
import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { firstFive } from './first-five.ts';

export const pages = tableOf([
  {
    path: '/tables/reactstrap',
    page: () => import('#features/static-tables/web/static-tables-page.tsx').then(({ StaticTablesPage }) => StaticTablesPage),
    needs: { action: 'read', subject: 'Employee' },
    shell: 'app',
    menu: { label: 'menu.tableStatic', under: 'menu.tables' },
    first: () => [firstCall(listEmployees, firstFive)],
  },
]);
