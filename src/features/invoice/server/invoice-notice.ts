import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { pageAddress } from '#contract/page-address.ts';
import { findUndeliverable } from '#features/email/server/public-api.ts';
import { type Notice, notify } from '#platform/notifications/server/public-api.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import { moneyText } from '../money-text.ts';
import type { InvoiceRow } from './invoice-rows.ts';
import { invoiceWords } from './invoice-words.ts';

/** A delayed recurring invoice: its planned and its actual date. */
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

/** Notifies the person in charge of an invoice about automatic changes and the client's replies. */
export async function tellResponsible(
  scope: Pick<Scope, 'db' | 'entity' | 'deps' | 'now'>,
  row: InvoiceRow,
  { kind, makerId, excerpt, late }: Told,
): Promise<void> {
  const { db, entity, now } = scope;
  const personId = await findResponsible(db, entity, makerId);
  if (personId === null) return;
  const text = excerpt || (late && lateText(late, row, await readLanguage(db, entity, personId)));
  await notify(db, entity, [noticeOf(row, { personId, kind, ...(text && { excerpt: text }) })], now);
}

/** Notifies the people in charge of these invoices that they are past due. */
export async function tellOfPastDue({ db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>, rows: readonly InvoiceRow[]): Promise<void> {
  const notices: Notice[] = [];
  for (const [makerId, made] of Map.groupBy(rows, ({ createdBy }) => createdBy)) {
    const personId = await findResponsible(db, entity, makerId);
    if (personId !== null) notices.push(...made.map((row) => noticeOf(row, { personId, kind: 'reminder' })));
  }
  await notify(db, entity, notices, now);
}

/** Builds a notification with the invoice and, unless there is other text, the amount due. */
function noticeOf(row: InvoiceRow, told: Pick<Notice, 'personId' | 'kind' | 'excerpt'>): Notice {
  return {
    excerpt: moneyText(row.balanceCents, row.currency),
    ...told,
    area: 'invoice',
    targetId: row.id,
    title: [row.number, row.client.company || row.client.name].filter(Boolean).join(' · '),
    path: pageAddress('/apps/invoice/preview/:id', { id: row.id }),
  };
}

function lateText({ plannedOn, madeOn }: Late, { dueOn }: InvoiceRow, language: Language | null): string {
  const { day, text } = invoiceWords(language ?? 'en');
  return text('madeLate', { planned: day(plannedOn), made: day(madeOn), due: day(dueOn) });
}

/** Returns the person whose mailbox sends automatic mail to this address; null if it cannot be sent. */
export async function findSender(
  { db, deps, entity }: Pick<Scope, 'db' | 'deps' | 'entity'>,
  makerId: number | null,
  to: string,
): Promise<number | null> {
  if (!to || (await findUndeliverable(db, deps, entity, [to])).length > 0) return null;
  return findResponsible(db, entity, makerId, { isWriting: true });
}

/**
 * Returns the person in charge of something automatic: its author, or the first admin if the author cannot sign in.
 * @param isWriting requires permission to send external mail: a verified address
 */
async function findResponsible(db: Db, entity: string, makerId: number | null, { isWriting = false } = {}): Promise<number | null> {
  const [account] = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .where(
      and(
        eq(accounts.entity, entity),
        isNull(accounts.suspendedAt),
        isWriting ? isNotNull(accounts.emailVerifiedAt) : undefined,
        sql`(${accounts.personId} = ${makerId ?? 0} or ${accounts.role} = 'admin')`,
      ),
    )
    .orderBy(sql`${accounts.personId} = ${makerId ?? 0} desc`, asc(accounts.id))
    .limit(1);
  return account?.personId ?? null;
}
