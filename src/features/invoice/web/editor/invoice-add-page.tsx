import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Client, listClients } from '#features/clients/contract.ts';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { MissingInvoice } from '../sheet/missing-invoice.tsx';
import { SheetSkeleton } from '../sheet/sheet-skeleton.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { copiedInvoiceValues, newInvoiceValues, pickedClient, useSeller } from './use-invoice-form.ts';

const clientQuery = (id: number) =>
  queryOptions({
    queryKey: ['client', 'one', id] as const,
    queryFn: async ({ signal }): Promise<Client | null> => {
      for (let page = 1; ; page += 1) {
        const { clients, total } = await call(listClients, { query: { page, perPage: 100 } }, { signal });
        const found = clients.find((client) => client.id === id);
        if (found || clients.length === 0 || page * 100 >= total) return found ?? null;
      }
    },
    staleTime: 30_000,
  });

/** Page for a new invoice: empty, for a client (`?client=`), or with the lines of another one (`?from=`). */
export function InvoiceAddPage() {
  const { t, i18n } = useTranslation();
  const search: { from?: unknown; client?: unknown } = useSearch({ strict: false });
  const [fromId, clientId] = [numberOf(search.from), numberOf(search.client)];
  const { seller, hasFailed, tryAgain: askAgain } = useSeller();
  const source = useQuery({ ...invoiceQuery(fromId ?? 0), enabled: fromId !== null });
  const client = useQuery({ ...clientQuery(clientId ?? 0), enabled: clientId !== null });
  const title = t('invoice.list.add');
  usePageTitle(title);

  const isReady = (fromId === null || source.data) && (clientId === null || client.isFetched);
  const begun = useMemo(() => {
    if (!seller || !isReady) return null;
    const values = source.data
      ? copiedInvoiceValues(source.data, companyToday(), i18n.language)
      : newInvoiceValues(seller, companyToday(), i18n.language);
    return client.data ? { ...values, client: pickedClient(client.data.id, client.data) } : values;
  }, [seller, source.data, client.data, isReady, i18n.language]);

  if (source.isError && !source.data) {
    const isGone = 'status' in source.error && source.error.status === 404;
    return <MissingInvoice problem={isGone ? 'missing' : 'failed'} onTryAgain={() => void source.refetch()} />;
  }
  if (hasFailed) return <MissingInvoice problem="failed" onTryAgain={askAgain} />;
  if (!begun || !seller) return <SheetSkeleton />;
  const draftKey = fromId === null ? (clientId === null ? 'new' : `for-${clientId}`) : `from-${fromId}`;
  return <InvoiceEditor key={draftKey} title={title} record={null} begun={begun} draftKey={draftKey} seller={seller} />;
}

function numberOf(given: unknown): number | null {
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
