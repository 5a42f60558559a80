import { escapeHtml } from '#contract/escape-html.ts';
import { tellByMail } from '#features/email/server/offers.ts';
import { moneyText } from '#features/invoice/server/offers.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { directed } from '#server/words.ts';
import type { OrderRecord } from '../order-contract.ts';
import { buyerOf } from './buyer-of.ts';
import { buyersWords, lineName } from './shop-words.ts';

/** Writes to the buyer, in the company's name, what they ordered. */
export async function confirmOrder(order: OrderRecord, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, ability, now } = scope;
  const { email, fullName } = await buyerOf(identity.personId, scope);
  const seller = await readSeller(scope);
  const { words, language } = await buyersWords(scope);
  const money = (cents: number) => moneyText(cents, order.currency);
  const rows = order.lines.map(
    (line) => `<li>${line.qty} × ${escapeHtml(lineName(line, words))}: ${money(line.qty * line.priceCents)}</li>`,
  );
  const message = [
    `<p>${words('shopMail.hello', { name: escapeHtml(fullName) })}</p>`,
    `<p>${words('shopMail.thanks', { number: String(order.id) })}</p>`,
    `<ul>${rows.join('')}</ul>`,
    `<p>${words('shopMail.total', { total: money(order.totalCents) })}</p>`,
  ].join('');
  const told = {
    ...{ entity, personId: identity.personId, hasMailbox: ability.can('read', 'Email'), to: { name: fullName, email } },
    from: { name: seller.name, email: seller.email },
    subject: words('shopMail.subject', { number: String(order.id) }),
    message: directed(language, message),
  };
  await tellByMail(db, deps, told, now);
}
