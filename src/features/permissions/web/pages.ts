import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listPermissions } from '../contract.ts';
import { permissionListInput, readPermissionTable } from './permission-table.ts';

export const pages = tableOf([
  {
    path: '/apps/permissions',
    page: () => import('#features/permissions/web/permissions-page.tsx').then(({ PermissionsPage }) => PermissionsPage),
    ask: (client, params, search) =>
      import('#features/permissions/web/permission-queries.ts').then(({ prefetchPermissions }) =>
        prefetchPermissions(client, params, search),
      ),
    needs: { action: 'read', subject: 'Permission' },
    shell: 'app',
    menu: { label: 'menu.permissions', under: 'menu.settings', isWide: true },
    first: (_, search) => [firstCall(listPermissions, permissionListInput(readPermissionTable(search)))],
  },
]);
