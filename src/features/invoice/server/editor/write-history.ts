import { nextIds } from '#server/next-ids.ts';
import type { HistoryEntry } from '../../contract.ts';
import { invoiceHistory } from '../../tables.ts';
import type { InvoiceWork } from './invoice-columns.ts';

interface Occurrence {
  invoiceId: number;
  kind: HistoryEntry['kind'];
  /** A recipient, an amount as shown, the number of a credit note. */
  detail?: string;
}

/** Writes down what happened to invoices. After their rows are written, not before: then all writers take their locks in one order. */
export async function writeHistory({ db, entity, now, identity }: InvoiceWork, ...occurrences: Occurrence[]): Promise<void> {
  if (occurrences.length === 0) return;
  const ids = await nextIds(db, entity, 'invoice-history', occurrences.length);
  await db.insert(invoiceHistory).values(
    occurrences.map(({ invoiceId, kind, detail = '' }, index) => ({
      ...{ entity, invoiceId, kind, detail, at: now },
      id: ids[index] ?? 0,
      actorId: identity?.personId ?? null,
    })),
  );
}
