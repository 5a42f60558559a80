import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { ViewsMenu } from '#platform/views/web/public-api.ts';
import { useRights } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconClock, IconCreditCard, IconUpload, IconUserCheck, IconUserPlus, IconUsers } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { StatCards } from '#web/ui/stat-cards.tsx';
import { exportUsers, listUsers, type User, userPlans } from '../../contract.ts';
import { useOpened } from '../use-opened.ts';
import { useRoles } from '../use-roles.ts';
import { useUserActions } from '../use-user-actions.ts';
import { userAddress } from '../user-address.ts';
import { planLabel } from '../user-labels.ts';
import { userCountsQuery, usersQuery } from '../user-queries.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { UserBulkTools } from './user-bulk-tools.tsx';
import classes from './user-list-page.module.css';
import { UserRowItems } from './user-row-items.tsx';
import { shownStatuses, userFilterInput, userListInput, userTable } from './user-table.ts';

const UserDrawer = lazyPart(() => import('../drawer/user-drawer.tsx').then(({ UserDrawer }) => UserDrawer));
const InvitePeopleDialog = lazyPart(() => import('../invite/invite-people-dialog.tsx').then((loaded) => loaded.InvitePeopleDialog));
const DeleteDialog = lazyPart(() => import('../delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog));
const ImportDialog = lazyPart(() => import('../import/import-dialog.tsx').then(({ ImportDialog }) => ImportDialog));

/** The user list: counts, search and filters, and actions on one or several users. */
export function UserListPage() {
  const { t } = useTranslation();
  const title = t('users.list.title');
  usePageTitle(title);
  const router = useRouter();
  const rights = useRights('User');
  const search = useTableSearch(userTable);
  const { query, data } = useTableQuery(usersQuery(search));
  const selection = useTableSelection<number>(search.scope);
  const roles = useRoles();
  const layout = useColumnLayout('users', useUserColumns(roles));
  const actions = useUserActions();
  const { opened, open, close } = useOpened();
  const [deleting, setDeleting] = useState<readonly number[]>();

  const rowActions = useCallback(
    (user: User) => (
      <RowMenu
        label={t('common.actionsFor', { name: user.fullName })}
        items={() => (
          <UserRowItems
            user={user}
            actions={actions}
            onView={() => router.history.push(userAddress(user.id))}
            onEdit={() => open(user.id)}
            onDelete={() => setDeleting([user.id])}
          />
        )}
      />
    ),
    [t, actions, router, open],
  );
  const mayInvite = rights.create && rights.update;
  const mainForm = mayInvite ? 'invite' : 'new';
  const mayChoose = rights.update || rights.delete;
  return (
    <>
      <UserCards />
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={t('users.list.subtitle')}
          search={search}
          searchLabel={t('users.list.search')}
          filters={
            <>
              <ViewsMenu list="users" columns={layout.text} />
              <FilterSelect
                label={t('users.field.role')}
                value={search.filters.role}
                options={roles.all}
                onChoose={(role) => search.filter('role', role)}
              />
              <FilterSelect
                label={t('users.field.currentPlan')}
                value={search.filters.plan}
                options={userPlans.map((plan) => ({ value: plan, label: planLabel(t, plan) }))}
                onChoose={(plan) => search.filter('plan', plan)}
              />
              <FilterSelect
                label={t('users.field.status')}
                value={search.filters.status}
                options={shownStatuses.map((status) => ({ value: status, label: t(`users.status.${status}`) }))}
                onChoose={(status) => search.filter('status', status)}
              />
              <FilterSelect
                label={t('users.field.signIn')}
                value={search.filters.signIn}
                options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`users.signIn.${value}`) }))}
                onChoose={(signIn) => search.filter('signIn', signIn)}
              />
            </>
          }
          actions={
            <>
              {rights.create && (
                <Button look="outline" className={classes.import} title={t('users.import.title')} onClick={() => open('import')}>
                  <IconUpload size={18} />
                  <span>{t('common.import')}</span>
                </Button>
              )}
              <ColumnsMenu layout={layout} />
              <ListMenu
                title={title}
                columns={layout.columns}
                open={(format) => openCall(exportUsers, { query: { ...userFilterInput(search), format } })}
                read={async (page, perPage) => {
                  const { users, total } = await call(listUsers, userListInput({ ...search, page, perPage }));
                  return { rows: users, total };
                }}
              />
              {rights.create && (
                <Button onClick={() => open(mainForm)}>
                  <IconUserPlus size={18} />
                  {t('users.list.add')}
                </Button>
              )}
            </>
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={layout.columns}
          layout={layout}
          rows={data?.users}
          rowKey={({ id }) => id}
          rowLabel={({ fullName }) => fullName}
          rowHref={({ id }) => userAddress(id)}
          rowActions={mayChoose ? rowActions : undefined}
          selection={mayChoose ? selection : undefined}
          bulk={<UserBulkTools selection={selection} roles={roles} actions={actions} onDelete={setDeleting} />}
          empty={{
            icon: <IconUsers />,
            title: t('users.list.empty'),
            text: t('users.list.emptyText'),
            ...(rights.create && { action: { label: t('users.list.add'), run: () => open(mainForm) } }),
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {opened === 'invite' && mayInvite && <InvitePeopleDialog actions={actions} onAddOne={() => open('new')} onClose={close} />}
        {opened === 'new' && rights.create && <UserDrawer id={null} actions={actions} onClose={close} />}
        {opened === 'import' && rights.create && <ImportDialog onClose={close} />}
        {typeof opened === 'number' && rights.update && <UserDrawer key={opened} id={opened} actions={actions} onClose={close} />}
        {deleting && <DeleteDialog ids={deleting} actions={actions} onDeleted={selection.clear} onClose={() => setDeleting(undefined)} />}
      </Suspense>
    </>
  );
}

function UserCards() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(userCountsQuery);
  const active = data && data.active - data.notInvited;
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, i18n.language));
  const share = (value: number | undefined) => {
    // Reserves the final height.
    if (!data || value === undefined) return '\u00a0';
    return t('users.cards.ofAll', { share: formatPercent(value / Math.max(1, data.total), i18n.language) });
  };
  return (
    <StatCards label={t('users.cards.label')}>
      <StatCard
        label={t('users.cards.total')}
        value={number(data?.total)}
        note={data ? t('users.cards.inactive', { count: data.inactive }) : '\u00a0'}
        icon={<IconUsers />}
      />
      <StatCard label={t('users.cards.paid')} value={number(data?.paid)} note={share(data?.paid)} icon={<IconCreditCard />} tone="info" />
      <StatCard label={t('users.cards.active')} value={number(active)} note={share(active)} icon={<IconUserCheck />} tone="success" />
      <StatCard
        label={t('users.cards.pending')}
        value={number(data?.pending)}
        note={share(data?.pending)}
        icon={<IconClock />}
        tone="warning"
      />
    </StatCards>
  );
}
