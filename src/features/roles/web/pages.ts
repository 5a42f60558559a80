import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listRoles } from '../contract.ts';

export const pages = tableOf([
  {
    path: '/apps/roles',
    page: () => import('#features/roles/web/roles-page.tsx').then(({ RolesPage }) => RolesPage),
    ask: (client) => import('#features/roles/web/role-queries.ts').then(({ prefetchRoles }) => prefetchRoles(client)),
    needs: { action: 'read', subject: 'Role' },
    shell: 'app',
    menu: { label: 'menu.roles', under: 'menu.settings', words: 'roles' },
    first: () => [firstCall(listRoles, {})],
  },
]);
