import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { lockInvoice } from '../editor/lock-invoices.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { writeHistory } from '../editor/write-history.ts';

/** Notes that a client took an invoice with them, the first time. @throws 404 for what is not issued, or was voided. */
export async function noteDownload(
  { deps, now }: Pick<OpenScope, 'deps' | 'now'>,
  { entity, id }: { entity: string; id: number },
): Promise<void> {
  await deps.database.writing(entity, async (db) => {
    const { issuedAt, downloadedAt } = await lockInvoice(id, { db, entity });
    if (!issuedAt) throw notFound('invoice');
    if (downloadedAt) return;
    const work = { db, entity, now, identity: null };
    await refreshInvoice(work, id, { downloadedAt: now });
    await writeHistory(work, { invoiceId: id, kind: 'downloaded' });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
  });
}
