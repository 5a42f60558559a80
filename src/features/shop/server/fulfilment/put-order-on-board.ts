import { escapeHtml } from '#contract/escape-html.ts';
import { placeCard } from '#features/kanban/server/offers.ts';
import { link } from '#features/links/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { Words } from '#server/words.ts';
import type { OrderRecord } from '../../order-contract.ts';
import { lineName, shopWords } from '../shop-words.ts';
import { readChosen } from './read-fulfilment.ts';

/**
 * Makes an order a card on the board that is chosen, linked with it, whatever rights the caller has: who buys need not know of boards.
 * @param by who made it; null where the order itself did
 * @returns whether there is such a board: without one the order is placed all the same
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
  // The open card shows its order, once that is linked.
  await announce(db, entity, { kind: 'order', ids: [order.id] });
  return true;
}

/** What is to be packed, and where it goes. */
function descriptionOf({ lines, address }: OrderRecord, words: Words): string {
  const { name, company, street, postalCode, city, country, phone } = address;
  const things = lines.map((line) => `<li>${line.qty} × ${escapeHtml(lineName(line, words))}</li>`).join('');
  const where = [name, company, street, `${postalCode} ${city}`.trim(), country, phone].filter((part) => part.trim() !== '');
  return `<ul>${things}</ul><p>${where.map(escapeHtml).join('<br />')}</p>`;
}
