import type { Invoice } from '../../contract.ts';

/** What removing invoices does to them: a draft is deleted, what was issued is voided. */
export function removalOf(invoices: readonly Pick<Invoice, 'invoiceStatus'>[]): 'deleted' | 'voided' | 'gone' {
  const drafts = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Draft').length;
  if (drafts === invoices.length) return 'deleted';
  return drafts === 0 ? 'voided' : 'gone';
}
