import type { Db } from '#server/database.ts';
import { nextIds } from '#server/next-ids.ts';
import { invoiceTotals } from '../../line-amounts.ts';
import { anchorOf } from '../../next-recurrence.ts';
import { sampleRecurring } from '../../sample-recurring.ts';
import { sampleSeller } from '../../sample-seller.ts';
import { recurringInvoices } from '../../tables.ts';

interface Addition {
  entity: string;
  /** Those of the sample clients, in their order. */
  clientIds: number[];
  createdBy: number | null;
  now: Date;
}

/** Adds the sample's recurring invoices. */
export async function addSampleRecurring(db: Db, { entity, clientIds, createdBy, now }: Addition): Promise<void> {
  const ids = await nextIds(db, entity, 'recurring-invoice', sampleRecurring.length);
  await db.insert(recurringInvoices).values(
    sampleRecurring.map(({ client, nextIn, line, ...told }, index) => {
      const nextOn = new Date(now.getTime() + nextIn * dayMs).toISOString().slice(0, 10);
      return {
        ...{ ...told, entity, id: ids[index] ?? 0, clientId: clientIds[client - 1] ?? 0 },
        ...{ nextOn, anchorDay: anchorOf(nextOn), lines: [line], totalCents: invoiceTotals([line]).totalCents },
        ...{ currency: sampleSeller.currency, paymentTermsDays: sampleSeller.paymentTermsDays },
        ...{ createdBy, createdAt: now, updatedAt: now },
      };
    }),
  );
}

const dayMs = 86_400_000;
