import type { InvoiceStatus } from './contract.ts';

/** What decides an invoice's status. */
export interface InvoiceFacts {
  isIssued: boolean;
  isDownloaded: boolean;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  totalCents: number;
  paidCents: number;
  /** What issued credit notes took off; of an issued credit note its own total, as the invoice that it corrects bears it. */
  creditedCents: number;
}

/** What is still to be paid; negative when the client has credit. */
export function balanceOf({
  totalCents,
  paidCents,
  creditedCents,
}: Pick<InvoiceFacts, 'totalCents' | 'paidCents' | 'creditedCents'>): number {
  return totalCents - paidCents - creditedCents;
}

/**
 * The status that follows from the facts, the first that applies:
 * - Paid: nothing is left to pay, be it by payments or by credit notes. Credit and an issued credit note are Paid too.
 * - Past Due: the due date lies before `today` (`YYYY-MM-DD`); on the day itself there is still time.
 * - Partial Payment: something was paid. What a credit note took off is no payment.
 * - Downloaded: the client has fetched it by the link in the mail.
 * - Sent: it was issued.
 * - Draft: it was not. A draft asks nobody for money, so it is nothing else, whatever its date and amount.
 */
export function statusOf(facts: InvoiceFacts, today: string): InvoiceStatus {
  if (!facts.isIssued) return 'Draft';
  if (balanceOf(facts) <= 0) return 'Paid';
  if (facts.dueOn < today) return 'Past Due';
  if (facts.paidCents > 0) return 'Partial Payment';
  return facts.isDownloaded ? 'Downloaded' : 'Sent';
}
