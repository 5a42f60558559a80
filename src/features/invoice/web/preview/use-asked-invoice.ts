import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { type InvoiceRecord, listInvoices } from '../../contract.ts';
import { invoiceQuery } from '../invoice-query.ts';

const storageKey = 'atrium.invoice.lastOpened';

interface AskedInvoice {
  /** Null if there is nothing to show: an invalid id, or no invoices. */
  id: number | null;
  record: InvoiceRecord | undefined;
  /** Why there is nothing to show; null while loading. */
  problem: 'missing' | 'none' | 'failed' | null;
  tryAgain: () => void;
}

/**
 * Returns the invoice in the URL. Without an id, it is the last one opened, or the first in the list.
 * @param fallback status that one must have; any if absent
 */
export function useInvoiceFromUrl(fallback?: 'Draft'): AskedInvoice {
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
  // Falls back to the first invoice if the last opened one is gone, of another company, or of another status.
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

/** Returns the id of the invoice last opened in this browser; it may belong to another company or be gone. */
function lastOpenedInvoice(): number | null {
  const id = Number(browserStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function rememberInvoice(id: number): void {
  browserStorage.setItem(storageKey, String(id));
}
