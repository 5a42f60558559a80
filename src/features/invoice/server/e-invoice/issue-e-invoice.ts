import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import type { FieldReason } from '#contract/reason.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { BrokenRule } from './broken-rule.ts';
import { workOutEInvoice } from './work-out-e-invoice.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

interface IssuingScope extends Pick<Scope, 'db' | 'entity' | 'deps'> {
  isEInvoiceDeferrable?: boolean;
}

interface IssuedEInvoice {
  format: EInvoiceFormat;
  /** What stands in the PDF. */
  embedded?: string;
  /** The file beside it: the same, or XRechnung. */
  xml?: string;
}

/**
 * The electronic invoice of what is being issued; null where none is wanted.
 * @returns only the format when data is missing and the e-invoice may be created later
 * @throws 400 that names what is missing
 */
export async function issueEInvoice(id: number, scope: IssuingScope): Promise<IssuedEInvoice | null> {
  const worked = await workOutEInvoice(id, scope);
  if (!worked) return null;
  const { invoice, broken } = worked;
  if (broken.length > 0 && scope.isEInvoiceDeferrable) return { format: invoice.format };
  if (broken.length > 0) throw new Refusal('invalid', null, { fields: fieldsOf(broken) });
  const embedded = writeCii(invoice);
  return { format: invoice.format, embedded, xml: invoice.format === 'xrechnung' ? writeUbl(invoice) : embedded };
}

function fieldsOf(broken: readonly BrokenRule[]): Record<string, FieldReason[]> {
  const byField = Map.groupBy(broken, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, rules]) => [field, rules.map(({ code, rule }) => ({ code, rule }))]));
}
