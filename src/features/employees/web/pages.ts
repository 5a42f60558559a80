import { firstCall } from '#web/first-call.ts';
import { type PageRow, tableOf } from '#web/page-table.ts';
import { listEmployees } from '../contract.ts';
import { employeeListInput, readEmployeeTable } from './employee-table.ts';

const shared = {
  ask: (client, _, search) =>
    import('#features/employees/web/employee-queries.ts').then(({ prefetchEmployees }) => prefetchEmployees(client, search)),
  needs: { action: 'read', subject: 'Employee' },
  shell: 'app',
  first: (_, search) => [firstCall(listEmployees, employeeListInput(readEmployeeTable(search)))],
} satisfies Partial<PageRow>;

/** The table pages that show the employees. */
export const pages = tableOf([
  {
    path: '/datatables/basic',
    page: () => import('#features/employees/web/basic/basic-page.tsx').then(({ BasicPage }) => BasicPage),
    ...shared,
    menu: { label: 'menu.tableBasic', under: 'menu.tables' },
  },
  {
    path: '/datatables/advance',
    page: () => import('#features/employees/web/advance/advance-page.tsx').then(({ AdvancePage }) => AdvancePage),
    ...shared,
    menu: { label: 'menu.tableAdvance', under: 'menu.tables' },
  },
]);
