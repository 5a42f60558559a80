import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { invoices } from '#features/invoice/tables.ts';
import { addSpace, findCards, isAnyCard, listCompanySpaces, placeCard } from '#features/kanban/server/public-api.ts';
import { link, linkedTo } from '#platform/links/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid, notFound, Refusal } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { Words } from '#server/words.ts';
import type * as fulfilmentContract from '../fulfilment-contract.ts';
import type { Fulfilment, OrderCards } from '../fulfilment-contract.ts';
import type { OrderRecord } from '../order-contract.ts';
import { fulfilments, orders } from '../tables.ts';
import { lockOrder } from './change-order.ts';
import { itsInvoice, orderStatusOf, readOrder } from './read-order.ts';
import { buyersWords, lineName, shopWords } from './shop-words.ts';

/** Returns the board where orders become cards, and the boards to choose from. */
export async function getFulfilment(
  _given: GivenOf<typeof fulfilmentContract.getFulfilment>,
  scope: Scope,
): Promise<AnswerOf<typeof fulfilmentContract.getFulfilment>> {
  return { fulfilment: await readFulfilment(scope) };
}

/** Chooses the board where new orders become cards, or none. */
export async function setFulfilment(
  { body }: GivenOf<typeof fulfilmentContract.setFulfilment>,
  scope: Scope,
): Promise<AnswerOf<typeof fulfilmentContract.setFulfilment>> {
  const { db, entity, ability } = scope;
  refuseUnlessAble(ability, 'read', 'Board');
  const before = await lockFulfilment(scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('board', await readFulfilment(scope));
  const isThere = body.boardId === null || (await listCompanySpaces(db, entity)).some(({ id }) => id === body.boardId);
  if (!isThere) throw invalid('boardId', 'unknown_board');
  if (before.spaceId !== body.boardId) await chooseBoard(scope, body.boardId);
  return { fulfilment: await readFulfilment(scope) };
}

/** Adds and chooses a board for orders. A second click waits for the first and finds its board. */
export async function makeFulfilmentBoard(
  { body }: GivenOf<typeof fulfilmentContract.makeFulfilmentBoard>,
  scope: Scope,
): Promise<AnswerOf<typeof fulfilmentContract.makeFulfilmentBoard>> {
  refuseUnlessAble(scope.ability, 'read', 'Board');
  refuseUnlessAble(scope.ability, 'create', 'Board');
  await lockFulfilment(scope);
  const before = await readFulfilment(scope);
  if (before.board) return { fulfilment: before };
  const given = { params: undefined, query: undefined, body: { ...body, visibility: 'company' as const, memberIds: [] } };
  const { space } = await addSpace(given, scope);
  await chooseBoard(scope, space.id);
  return { fulfilment: await readFulfilment(scope) };
}

export async function getOrderCards(
  { params }: GivenOf<typeof fulfilmentContract.getOrderCards>,
  scope: Scope,
): Promise<AnswerOf<typeof fulfilmentContract.getOrderCards>> {
  const { id } = await readOrder(params.id, scope);
  return readCards(id, scope);
}

/** Creates an order's card unless it exists. A concurrent request waits for the order's lock and finds the card. */
export async function makeOrderCard(
  { params }: GivenOf<typeof fulfilmentContract.makeOrderCard>,
  scope: Scope,
): Promise<AnswerOf<typeof fulfilmentContract.makeOrderCard>> {
  refuseUnlessAble(scope.ability, 'read', 'Board');
  refuseUnlessAble(scope.ability, 'create', 'Board');
  const { id } = await lockOrder(params.id, scope);
  const isCard = await isAnyCard(scope, await linkedTo(scope, { kind: 'order', id }, 'card'));
  if (!isCard && !(await putOrderOnBoard(await readOrder(id, scope), scope, scope.identity.personId)))
    throw new Refusal('conflict', { code: 'no_fulfilment_board' });
  return readCards(id, scope);
}

/** Returns the order a card was created from, for callers who can see both. */
export async function getOrderOfCard(
  { params }: GivenOf<typeof fulfilmentContract.getOrderOfCard>,
  scope: Scope,
): Promise<AnswerOf<typeof fulfilmentContract.getOrderOfCard>> {
  const { db, entity, ability } = scope;
  refuseUnlessAble(ability, 'read', 'Board');
  const [card] = await findCards(scope, [params.id]);
  if (!card) throw notFound('card');
  const ids = await linkedTo(scope, { kind: 'card', id: card.id }, 'order');
  const [order] = await db
    .select({ id: orders.id, status: orders.status, balanceCents: invoices.balanceCents, paidCents: invoices.paidCents })
    .from(orders)
    .innerJoin(invoices, itsInvoice)
    .where(and(eq(orders.entity, entity), inArray(orders.id, ids)))
    .limit(1);
  return { order: order ? { id: order.id, status: orderStatusOf(order) } : null };
}

/**
 * Creates a linked card for an order on the chosen board, regardless of the caller's permissions: buyers don't need access to boards.
 * @param by who created it; null when placing the order did
 * @returns whether there is such a board; without one the order is still placed
 */
export async function putOrderOnBoard(order: OrderRecord, scope: Scope, by: number | null): Promise<boolean> {
  const { db, entity } = scope;
  const { spaceId, language } = await readChosen(scope);
  if (spaceId === null || language === null) return false;
  const words = shopWords(language);
  const title = words('shopCard.title', { number: String(order.id), name: order.person.fullName });
  const cardId = await placeCard(scope, { spaceId, title, description: descriptionOf(order, words), by });
  if (cardId === null) return false;
  await link(scope, { kind: 'order', id: order.id }, { kind: 'card', id: cardId });
  // An open card shows its order once they are linked.
  await announce(db, entity, { kind: 'order', ids: [order.id] });
  return true;
}

/** Formats the items to pack and the delivery address. */
function descriptionOf({ lines, address }: OrderRecord, words: Words): string {
  const { name, company, street, postalCode, city, country, phone } = address;
  const things = lines.map((line) => `<li>${line.qty} × ${escapeHtml(lineName(line, words))}</li>`).join('');
  const where = [name, company, street, `${postalCode} ${city}`.trim(), country, phone].filter((part) => part.trim() !== '');
  return `<ul>${things}</ul><p>${where.map(escapeHtml).join('<br />')}</p>`;
}

async function readCards(orderId: number, scope: Scope): Promise<OrderCards> {
  const { ability } = scope;
  if (!ability.can('read', 'Board')) return { cards: [], mayMake: false };
  const ids = await linkedTo(scope, { kind: 'order', id: orderId }, 'card');
  const isAble = ability.can('update', 'Order') && ability.can('create', 'Board');
  // A card on a board the caller can't see isn't shown, but still exists.
  const mayMake = isAble && !(await isAnyCard(scope, ids)) && (await readFulfilment(scope)).board !== null;
  const cards = (await findCards(scope, ids)).map(({ isDone: _, ...card }) => card);
  return { cards, mayMake };
}

/** Returns the chosen board and the available boards, as far as the caller may see them. */
async function readFulfilment(scope: Scope): Promise<Fulfilment> {
  const { spaceId, version } = await readChosen(scope);
  const boards = scope.ability.can('read', 'Board') ? await listCompanySpaces(scope.db, scope.entity) : [];
  return { board: boards.find(({ id }) => id === spaceId) ?? null, boards, version };
}

type Chosen = Pick<typeof fulfilments.$inferSelect, 'spaceId' | 'version'> & { language: typeof fulfilments.$inferSelect.language | null };

/** Reads the company's choice; none by default. The board may have been deleted since. */
async function readChosen({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Chosen> {
  const [row] = await db.select().from(fulfilments).where(eq(fulfilments.entity, entity));
  return row ?? { spaceId: null, version: 1, language: null };
}

/** Saves the board where orders become cards. The caller must have locked the row. */
async function chooseBoard(scope: Scope, spaceId: number | null): Promise<void> {
  const { db, entity, now } = scope;
  const { language } = await buyersWords(scope);
  await db
    .update(fulfilments)
    .set({ spaceId, language, version: sql`${fulfilments.version} + 1`, updatedAt: now })
    .where(eq(fulfilments.entity, entity));
  // An order's cards include whether one can be created.
  await announce(db, entity, { kind: 'order', ids: [] }, { kind: 'board', ids: [] });
}

type FulfilmentRow = typeof fulfilments.$inferSelect;

/** Locks the company's row, so that concurrent choices wait. */
async function lockFulfilment(scope: Scope): Promise<FulfilmentRow> {
  const { db, entity, now } = scope;
  const { language } = await buyersWords(scope);
  await db.insert(fulfilments).values({ entity, language, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(fulfilments).where(eq(fulfilments.entity, entity)).for('update');
  if (!row) throw new Error('what was chosen for orders is gone');
  return row;
}
