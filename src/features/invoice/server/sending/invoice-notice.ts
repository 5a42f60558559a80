import type { Language } from '#contract/languages.ts';
import { pageAddress } from '#contract/page-address.ts';
import { type Notice, notify } from '#features/notifications/server/offers.ts';
import { readLanguage } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { moneyText } from '../../money-text.ts';
import type { InvoiceRow } from '../editor/invoice-columns.ts';
import { findResponsible } from './find-sender.ts';
import { invoiceWords } from './invoice-words.ts';

/** Of a recurring invoice: for which day it was planned, and when it was made. */
export interface Late {
  plannedOn: string;
  madeOn: string;
}

interface Told {
  kind: Notice['kind'];
  makerId: number | null;
  excerpt?: string;
  late?: Late;
}

/** Tells whoever looks after an invoice what became of it by itself, or what its client has said. */
export async function tellResponsible(
  scope: Pick<Scope, 'db' | 'entity' | 'deps' | 'now'>,
  row: InvoiceRow,
  { kind, makerId, excerpt, late }: Told,
): Promise<void> {
  const { db, entity, now } = scope;
  const personId = await findResponsible(db, entity, makerId);
  if (personId === null) return;
  const notice: Notice = {
    personId,
    kind,
    area: 'invoice',
    targetId: row.id,
    title: [row.number, row.client.company || row.client.name].filter(Boolean).join(' · '),
    excerpt:
      excerpt || (late && lateText(late, row, await readLanguage(db, entity, personId))) || moneyText(row.balanceCents, row.currency),
    path: pageAddress('/apps/invoice/preview/:id', { id: row.id }),
  };
  await notify(db, entity, [notice], now);
}

function lateText({ plannedOn, madeOn }: Late, { dueOn }: InvoiceRow, language: Language | null): string {
  const { day, text } = invoiceWords(language ?? 'en');
  return text('madeLate', { planned: day(plannedOn), made: day(madeOn), due: day(dueOn) });
}
