import { Suspense } from 'react';
import { ViewsMenu } from '#features/views/web/offers.ts';
import { useRights } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconUsers } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { type Client, exportClients, listClients } from '../contract.ts';
import { clientListInput } from './client-list-input.ts';
import { ClientMenu } from './client-menu.tsx';
import { clientTable } from './client-table.ts';
import { clientsQuery } from './clients-query.ts';
import { useClientActions } from './use-client-actions.ts';
import { useClientColumns } from './use-client-columns.tsx';

const ClientDrawer = lazyPart(() => import('./client-drawer.tsx').then(({ ClientDrawer }) => ClientDrawer));
const ClientFactsDialog = lazyPart(() => import('./client-facts-dialog.tsx').then(({ ClientFactsDialog }) => ClientFactsDialog));

/** Whom the company sends invoices to. */
export function ClientsPage() {
  const { t } = useTranslation();
  usePageTitle(t('clients.title'));
  const search = useTableSearch(clientTable);
  const { query, data } = useTableQuery(clientsQuery(search));
  const rights = useRights('Client');
  const { remove } = useClientActions();
  const [open, show] = useSearchValue('open');
  const layout = useColumnLayout('clients', useClientColumns());
  const opened = useHeldRecord(
    open,
    data?.clients.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('clients.add'), run: add, when: rights.create }]);
  const stable = useStable({
    rowActions: (client: Client) => (
      <ClientMenu client={client} rights={rights} onEdit={() => show(String(client.id))} onDelete={() => void remove(client)} />
    ),
  });
  const close = () => show(undefined);
  return (
    <>
      <TableFrame label={t('clients.title')}>
        <TableBar
          title={t('clients.title')}
          subtitle={data && t('clients.count', { count: data.total })}
          search={{ q: search.q, search: search.search }}
          searchLabel={t('clients.search')}
          filters={<ViewsMenu list="clients" columns={layout.text} />}
          actions={
            <>
              <ColumnsMenu layout={layout} />
              <ListMenu
                title={t('clients.title')}
                columns={layout.columns}
                open={(format) => openCall(exportClients, { query: { q: search.q, format } })}
                read={async (page, perPage) => {
                  const { clients, total } = await call(listClients, clientListInput({ q: search.q, page, perPage }));
                  return { rows: clients, total };
                }}
              />
              {rights.create && (
                <Button onClick={add}>
                  <IconPlus size={18} />
                  {t('clients.add')}
                </Button>
              )}
            </>
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={t('clients.title')}
          columns={layout.columns}
          layout={layout}
          rows={data?.clients}
          rowKey={({ id }) => id}
          rowLabel={({ company, name }) => company || name}
          onOpen={({ id }) => show(String(id))}
          rowActions={stable.rowActions}
          empty={{
            icon: <IconUsers />,
            title: t('clients.empty'),
            text: t('clients.emptyText'),
            action: rights.create ? { label: t('clients.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && rights.create && <ClientDrawer onClose={close} />}
        {opened && rights.update && <ClientDrawer key={opened.id} client={opened} onClose={close} />}
        {opened && !rights.update && <ClientFactsDialog client={opened} onClose={close} />}
      </Suspense>
    </>
  );
}
