import { Suspense, useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconKey, IconPencil, IconPlus, IconShieldCheck, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useStable } from '#web/use-stable.ts';
import { type Permission, permissionRoles } from '../contract.ts';
import { permissionsQuery } from './permission-queries.ts';
import { permissionTable } from './permission-table.ts';
import { usePermissionActions } from './use-permission-actions.ts';
import { usePermissionColumns } from './use-permission-columns.tsx';

const CellsDrawer = lazyPart(() => import('./cells-drawer.tsx').then(({ CellsDrawer }) => CellsDrawer));
const NameDialog = lazyPart(() => import('./name-dialog.tsx').then(({ NameDialog }) => NameDialog));

/** The permission catalog. Actual permissions are set with the roles. */
export function PermissionsPage() {
  const { t } = useTranslation();
  const title = t('menu.permissions');
  usePageTitle(title);
  const search = useTableSearch(permissionTable);
  const { query, data } = useTableQuery(permissionsQuery(search));
  const rights = useRights('Permission');
  const mayReadRoles = useCan('read', 'Role');
  const columns = usePermissionColumns(mayReadRoles);
  const actions = usePermissionActions();
  const [naming, setNaming] = useState<Permission | 'new'>();
  const [linking, setLinking] = useState<Permission>();
  const add = () => setNaming('new');
  useShortcuts([{ keys: 'n', label: t('permissions.add'), run: add, when: rights.create }]);
  const stable = useStable({
    rowActions: (permission: Permission) => (
      <RowMenu
        label={t('common.actionsFor', { name: permission.name })}
        items={() => (
          <>
            {rights.update && (
              <DropdownItem icon={<IconPencil />} onChoose={() => setNaming(permission)}>
                {t('permissions.rename')}
              </DropdownItem>
            )}
            {rights.update && (
              <DropdownItem icon={<IconShieldCheck />} onChoose={() => setLinking(permission)}>
                {t('permissions.link')}
              </DropdownItem>
            )}
            {rights.delete && (
              <DropdownItem icon={<IconTrash />} onChoose={() => void actions.remove(permission)}>
                {t('common.delete')}
              </DropdownItem>
            )}
          </>
        )}
      />
    ),
  });
  return (
    <>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={
            <>
              {t('permissions.note')} {mayReadRoles && <PageLink href="/apps/roles">{t('menu.roles')}</PageLink>}
            </>
          }
          search={search}
          searchLabel={t('permissions.search')}
          filters={
            <FilterSelect
              label={t('permissions.assignedTo')}
              value={search.filters.assignedTo}
              options={permissionRoles.map((value) => ({ value, label: t(`permissions.role.${value}`) }))}
              onChoose={(role) => search.filter('assignedTo', role)}
            />
          }
          actions={
            rights.create && (
              <Button onClick={add}>
                <IconPlus size={18} />
                {t('permissions.add')}
              </Button>
            )
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.permissions}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          onOpen={rights.update ? setNaming : undefined}
          rowActions={rights.update || rights.delete ? stable.rowActions : undefined}
          empty={{
            icon: <IconKey />,
            title: t('permissions.empty'),
            text: t('permissions.emptyText'),
            action: rights.create ? { label: t('permissions.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {naming && <NameDialog permission={naming === 'new' ? null : naming} actions={actions} onClose={() => setNaming(undefined)} />}
        {linking && <CellsDrawer permission={linking} actions={actions} onClose={() => setLinking(undefined)} />}
      </Suspense>
    </>
  );
}
