import { and, desc, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { majorUnits, moneyText } from '#features/invoice/server/public-api.ts';
import { invoices } from '#features/invoice/tables.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { companyZone, todayOf } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { answerList, type ListColumn, listBatches, paperDay } from '#server/answer-list.ts';
import type { Scope } from '#server/scope.ts';
import { formatLocale, requestedLanguage } from '#server/words.ts';
import { dayIn } from '#server/zone-days.ts';
import type { exportOrders as contract, Order } from '../order-contract.ts';
import { orders } from '../tables.ts';
import { orderCondition } from './list-orders.ts';
import { itsBuyer, itsInvoice, orderColumns, theirPicture, toOrder } from './read-order.ts';
import { shopWords } from './shop-words.ts';

/** Exports the matching orders, newest first, as a sheet or a PDF, and logs the export. */
export async function exportOrders({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, entity, request } = scope;
  const { format, ...wanted } = query;
  const language = requestedLanguage(request);
  const zone = await companyZone(scope);
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.entity, entity), orderCondition(wanted, zone)))
    .orderBy(desc(orders.id));
  const batches = await listBatches({ ids: found.map(({ id }) => id), read: readOrders, subject: 'Order' }, scope);
  const changes = [{ field: 'orders', from: '', to: String(found.length) }];
  await recordAudit(db, scope, { action: 'order.exported', targetKind: 'order', changes });
  const title = shopWords(language)('orderSheet.title');
  return answerList(
    { today: await todayOf(scope), format, name: 'atrium-orders', title, language, columns: columnsIn(language, zone), batches },
    scope,
  );
}

function columnsIn(language: Language, zone: string): ListColumn<Order>[] {
  const words = shopWords(language);
  const label = (name: string) => words(`orderSheet.${name}`);
  const day = paperDay(language);
  const status = (order: Order) => label(`status.${order.status}`);
  const amount = (name: string, of: (order: Order) => number, isOnPaper = false): ListColumn<Order> => ({
    ...{ label: label(name), width: 14, cell: (order) => majorUnits(of(order), order.currency) },
    ...(isOnPaper && { paper: (order: Order) => moneyText(of(order), order.currency, formatLocale(language)), isNumber: true }),
  });
  return [
    { label: label('number'), width: 10, cell: ({ id }) => id, paper: ({ id }) => `#${id}` },
    {
      ...{ label: label('placed'), width: 18, cell: ({ placedAt }) => new Date(placedAt) },
      ...{ paper: ({ placedAt }) => day(dayIn(zone, new Date(placedAt))), isNumber: true },
    },
    { label: label('buyer'), width: 28, cell: ({ person }) => person.fullName, paper: ({ person }) => person.fullName },
    { label: label('status.label'), width: 14, cell: status, paper: status },
    { label: label('payment.label'), width: 18, cell: ({ payment }) => label(`payment.${payment}`) },
    {
      label: label('isPaid'),
      width: 14,
      cell: ({ isPaid }) => label(isPaid ? 'yes' : 'no'),
      paper: ({ isPaid }) => label(isPaid ? 'yes' : 'no'),
    },
    { label: label('items'), width: 8, cell: ({ itemCount }) => itemCount, paper: ({ itemCount }) => String(itemCount), isNumber: true },
    { label: label('currency'), width: 10, cell: ({ currency }) => currency },
    amount('subtotal', ({ subtotalCents }) => subtotalCents),
    amount('discount', ({ discountCents }) => discountCents),
    amount('delivery', ({ deliveryCents }) => deliveryCents),
    amount('total', ({ totalCents }) => totalCents, true),
    amount('refunded', ({ refundedCents }) => refundedCents),
  ];
}

async function readOrders({ db, deps, entity }: Pick<Scope, 'db' | 'deps' | 'entity'>, ids: number[]): Promise<Order[]> {
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .innerJoin(people, itsBuyer)
    .innerJoin(invoices, itsInvoice)
    .leftJoin(files, theirPicture)
    .where(and(eq(orders.entity, entity), inArray(orders.id, ids)));
  const byId = new Map(rows.map((row) => [row.order.id, toOrder(row, { entity, deps })]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
