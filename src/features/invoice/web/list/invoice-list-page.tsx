import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useCountAll } from '#web/data-table/use-count-all.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { Invoice } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { invoiceCountsQuery, invoiceSumsQuery, invoicesQuery, removalOf, seenInvoices } from '../invoice-queries.ts';
import { numberWithin } from '../invoice-texts.ts';
import { InvoiceBulkTools, InvoiceMenu, useInvoiceActions } from './invoice-actions.tsx';
import { InvoiceListBar } from './invoice-list-bar.tsx';
import { invoiceTable } from './invoice-table.ts';
import { MoneyTiles, SumRows } from './money-tiles.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

const SendDialog = lazyPart(() => import('./send-dialog.tsx').then(({ SendDialog }) => SendDialog));
const ConfirmDialog = lazyPart(() => import('#web/ui/confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog));
const GapsDialog = lazyPart(() => import('./gaps-dialog.tsx').then(({ GapsDialog }) => GapsDialog));

export function InvoiceListPage() {
  const { t } = useTranslation();
  const title = t('invoice.list.title');
  usePageTitle(title);
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const rights = useRights('Invoice');
  const search = useTableSearch(invoiceTable);
  const [isExact, countAll] = useCountAll(search);
  const { query, data } = useTableQuery(invoicesQuery(search, isExact));
  const { data: counts } = useQuery(invoiceCountsQuery);
  const selection = useTableSelection<number>(search.scope);
  const { data: sums } = useQuery(invoiceSumsQuery(search, isExact));
  const client = data?.invoices[0]?.client;
  const layout = useColumnLayout('invoices', useInvoiceColumns(data?.invoices));
  const actions = useInvoiceActions();
  const [open, show] = useSearchValue('open');
  const [toSend, ask] = useState<readonly number[]>();
  const [toVoid, askVoid] = useState<readonly number[]>();
  const remove = (ids: readonly number[]) => {
    selection.clear();
    void actions.remove(ids);
  };
  const removeOrAsk = (ids: readonly number[]) => (removalOf(seenInvoices(queryClient, ids)) === 'deleted' ? remove(ids) : askVoid(ids));
  const numberOf = (id = 0) => {
    const [seen] = seenInvoices(queryClient, [id]);
    return seen ? numberWithin(t, seen) : String(id);
  };
  const issuedOf = (ids: readonly number[]) =>
    seenInvoices(queryClient, ids).flatMap(({ id, invoiceStatus }) => (invoiceStatus === 'Draft' ? [] : [id]));
  const add = () => history.push(invoiceAddress.add());
  useShortcuts([{ keys: 'n', label: t('invoice.list.add'), run: add, when: rights.create }]);
  const { rowActions } = useStable({
    rowActions: (invoice: Invoice) => (
      <InvoiceMenu invoice={invoice} rights={rights} actions={actions} onSend={ask} onRemove={removeOrAsk} />
    ),
  });
  const isChoosing = rights.update || rights.delete;
  return (
    <>
      <MoneyTiles sums={sums} status={search.filters.status} onStatus={(status) => search.filter('status', status)} />
      <TableFrame label={title}>
        <InvoiceListBar
          title={title}
          search={search}
          layout={layout}
          counts={counts}
          clientName={client && (client.company || client.name)}
          mayAdd={rights.create}
          onGaps={() => show('gaps')}
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={layout.columns}
          layout={layout}
          rows={data?.invoices}
          rowKey={({ id }) => id}
          rowLabel={(invoice) => t('invoice.list.one', { number: numberWithin(t, invoice) })}
          rowHref={({ id }) => invoiceAddress.preview(id)}
          rowActions={rowActions}
          selection={isChoosing ? selection : undefined}
          bulk={<InvoiceBulkTools selection={selection} rights={rights} actions={actions} onSend={ask} onRemove={removeOrAsk} />}
          foot={<SumRows sums={sums} onCount={countAll} />}
          onCountAll={countAll}
          empty={{
            icon: <IconFileInvoice />,
            title: t('invoice.list.empty'),
            text: t('invoice.list.emptyText'),
            action: rights.create ? { label: t('invoice.list.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {toSend && (
          <SendDialog
            ids={toSend}
            known={seenInvoices(queryClient, toSend)}
            onSend={async (ids) => {
              await actions.send(ids);
              selection.clear();
            }}
            onClose={() => ask(undefined)}
          />
        )}
        {toVoid && (
          <ConfirmDialog
            title={t('invoice.list.void.ask', { count: issuedOf(toVoid).length, number: numberOf(issuedOf(toVoid)[0]) })}
            text={t('invoice.list.void.text')}
            confirmLabel={t(`invoice.list.remove.${removalOf(seenInvoices(queryClient, toVoid))}`)}
            cancelLabel={t('ui.form.cancel')}
            isDanger
            onConfirm={() => {
              askVoid(undefined);
              remove(toVoid);
            }}
            onClose={() => askVoid(undefined)}
          />
        )}
        {open === 'gaps' && (
          <GapsDialog
            onRestore={rights.delete ? async (id) => void (await actions.restore([id])) : undefined}
            onClose={() => show(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
