import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { type InvoiceRecord, listInvoices } from '../../contract.ts';
import { invoiceQuery } from '../invoice-query.ts';

const storageKey = 'atrium.invoice.lastOpened';

interface AskedInvoice {
  /** Null where there is none to show: no such invoice, or not a single one. */
  id: number | null;
  record: InvoiceRecord | undefined;
  /** Why there is nothing to show yet; null while it is on its way. */
  problem: 'missing' | 'none' | 'failed' | null;
  tryAgain: () => void;
}

/**
 * The invoice that the address names. An address without a number means the one that was opened last, else the first of the list.
 * @param fallback of which status that one has to be; any for none
 */
export function useAskedInvoice(fallback?: 'Draft'): AskedInvoice {
  const { id: named }: { id?: string } = useParams({ strict: false });
  const isNamed = named !== undefined;
  const isNumber = /^[1-9]\d{0,14}$/.test(named ?? '');
  const [last, setLast] = useState(lastOpenedInvoice);
  const first = useQuery({
    queryKey: ['invoice', 'first', fallback ?? ''] as const,
    queryFn: async ({ signal }) =>
      (await call(listInvoices, { query: { perPage: 1, status: fallback ?? '' } }, { signal })).invoices[0]?.id ?? null,
    enabled: !isNamed && last === null,
  });
  const id = isNamed ? (isNumber ? Number(named) : null) : (last ?? first.data ?? null);
  const record = useQuery({ ...invoiceQuery(id ?? 0), enabled: id !== null });
  const isMissing = isNotFound(record);
  // What was opened last is gone, of another company, or not of the kind: the first one then.
  const isOther = fallback !== undefined && record.data !== undefined && record.data.invoiceStatus !== fallback;
  if (!isNamed && last !== null && (isMissing || isOther)) setLast(null);
  useEffect(() => {
    if (record.data && !record.data.isDeleted) rememberInvoice(record.data.id);
  }, [record.data]);

  const isNowhere = isMissing || (isNamed && !isNumber);
  const hasNone = !isNamed && last === null && first.data === null;
  const hasFailed = (first.isError && !first.data) || (record.isError && !record.data);
  const problem = isNowhere ? 'missing' : hasNone ? 'none' : hasFailed ? 'failed' : null;
  return {
    id,
    record: isMissing ? undefined : record.data,
    problem,
    tryAgain: () => void (id === null ? first : record).refetch(),
  };
}

function isNotFound({ error }: UseQueryResult): boolean {
  return error !== null && 'status' in error && error.status === 404;
}

/** The invoice that was opened last in this browser; it may be somebody else's, or gone. */
function lastOpenedInvoice(): number | null {
  const id = Number(browserStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function rememberInvoice(id: number): void {
  browserStorage.setItem(storageKey, String(id));
}
