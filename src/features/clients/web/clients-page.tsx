import { useRouter } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { ViewsMenu } from '#platform/views/web/public-api.ts';
import { type Rights, useCan, useRights } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call, openCall } from '#web/api-client.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { pageWithout } from '#web/data-table/page-without.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCash, IconEye, IconFileInvoice, IconPencil, IconPlus, IconTrash, IconUsers } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { type Client, deleteClient, exportClients, listClients, restoreClient } from '../contract.ts';
import { clientListInput } from './client-list-input.ts';
import { clientTable } from './client-table.ts';
import { clientsQuery } from './clients-query.ts';
import { useClientColumns } from './use-client-columns.tsx';

const ClientDrawer = lazyPart(() => import('./client-drawer.tsx').then(({ ClientDrawer }) => ClientDrawer));
const ClientFactsDialog = lazyPart(() => import('./client-facts-dialog.tsx').then(({ ClientFactsDialog }) => ClientFactsDialog));

export function ClientsPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.clients'));
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
      <TableFrame label={t('menu.clients')}>
        <TableBar
          title={t('menu.clients')}
          subtitle={data && t('clients.count', { count: data.total })}
          search={{ q: search.q, search: search.search }}
          searchLabel={t('clients.search')}
          filters={<ViewsMenu list="clients" columns={layout.text} />}
          actions={
            <>
              <ColumnsMenu layout={layout} />
              <ListMenu
                title={t('menu.clients')}
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
          label={t('menu.clients')}
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

interface ClientMenuProps {
  client: Client;
  rights: Rights;
  onEdit: () => void;
  onDelete: () => void;
}

function ClientMenu({ client, rights, onEdit, onDelete }: ClientMenuProps) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const mayReadInvoices = useCan('read', 'Invoice');
  const mayAddInvoices = useCan('create', 'Invoice');
  const name = client.company || client.name;
  const go = (page: string, query: Record<string, string>) => history.push(`/apps/invoice/${page}?${new URLSearchParams(query)}`);
  return (
    <RowMenu
      label={t('common.actionsFor', { name })}
      items={() => (
        <>
          <DropdownItem icon={rights.update ? <IconPencil /> : <IconEye />} onChoose={onEdit}>
            {t(rights.update ? 'common.edit' : 'clients.open')}
          </DropdownItem>
          {mayAddInvoices && (
            <DropdownItem icon={<IconPlus />} onChoose={() => go('add', { client: String(client.id) })}>
              {t('clients.newInvoice')}
            </DropdownItem>
          )}
          {mayReadInvoices && (
            <>
              <DropdownItem icon={<IconCash />} onChoose={() => history.push(pageAddress('/apps/invoice/clients/:id', { id: client.id }))}>
                {t('clients.showAccount')}
              </DropdownItem>
              <DropdownItem icon={<IconFileInvoice />} onChoose={() => go('list', { client: String(client.id) })}>
                {t('clients.showInvoices')}
              </DropdownItem>
            </>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('common.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}

type ClientViews = { list: ViewOf<ReturnType<typeof clientsQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Client actions with optimistic updates, rollback with a message on failure, and Undo. */
function useClientActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<ClientViews>('client', words);
  return useMemo(
    () => ({
      async remove({ id, company, name: person }: Client): Promise<void> {
        const name = company || person;
        const look = { list: (page: ClientViews['list']['answer']) => pageWithout(page, 'clients', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(deleteClient, { query: { id } }) });
        if (!(await attempt(remove, t('clients.failed.delete', { name })))) return;
        const restore = async () => {
          await show({ rows: [id], send: () => call(restoreClient, { params: { id } }) });
          toast({ message: t('clients.done.restored', { name }) });
        };
        offerUndo(t('clients.done.deleted', { name }), restore, undefined, t('clients.failed.restore', { name }));
      },
    }),
    [t, show, attempt, offerUndo],
  );
}
