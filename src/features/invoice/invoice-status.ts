import type { InvoiceStatus } from './contract.ts';

export interface InvoiceFacts {
  isIssued: boolean;
  isDownloaded: boolean;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  totalCents: number;
  paidCents: number;
  /** Amount taken off by issued credit notes; for an issued credit note, its own total, which its invoice bears. */
  creditedCents: number;
}

/** Returns the amount due; negative if the client has credit. */
export function balanceOf({
  totalCents,
  paidCents,
  creditedCents,
}: Pick<InvoiceFacts, 'totalCents' | 'paidCents' | 'creditedCents'>): number {
  return totalCents - paidCents - creditedCents;
}

/**
 * Returns the status by the first rule that applies:
 * - Paid: nothing is due after payments and credit notes, or the client has credit. An issued credit note is Paid too.
 * - Past Due: the due date is before `today` (`YYYY-MM-DD`); an invoice due today is not late.
 * - Partial Payment: something was paid. Credit notes are not payments.
 * - Downloaded: the client downloaded it through the link in the mail.
 * - Sent: it was issued.
 * - Draft: it was not issued. A draft has no other status, whatever its date and amount.
 */
export function statusOf(facts: InvoiceFacts, today: string): InvoiceStatus {
  if (!facts.isIssued) return 'Draft';
  if (balanceOf(facts) <= 0) return 'Paid';
  if (facts.dueOn < today) return 'Past Due';
  if (facts.paidCents > 0) return 'Partial Payment';
  return facts.isDownloaded ? 'Downloaded' : 'Sent';
}
