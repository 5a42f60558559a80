import { escapeHtml } from '#contract/escape-html.ts';
import { sendNotice } from '#features/email/server/offers.ts';
import { moneyText } from '#features/invoice/server/offers.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { wordsIn } from '#server/words.ts';
import ar from '../locales/server/ar.json' with { type: 'json' };
import en from '../locales/server/en.json' with { type: 'json' };
import type { OrderRecord } from '../order-contract.ts';
import { buyerOf } from './buyer-of.ts';

const texts = { en, ar };

/** Writes to the buyer what they ordered, where mail can leave. */
export async function confirmOrder(order: OrderRecord, { db, deps, entity, identity, request, now }: Scope): Promise<void> {
  if (deps.mail.outgoing === null) return;
  const { email, fullName } = await buyerOf(identity.personId, { db, entity });
  if (email === '') return;
  const words = wordsIn(texts, askedLanguage(request));
  const money = (cents: number) => moneyText(cents, order.currency);
  const rows = order.lines.map(({ name, qty, priceCents }) => `<li>${qty} × ${escapeHtml(name)}: ${money(qty * priceCents)}</li>`);
  const message = [
    `<p>${words('shopMail.hello', { name: escapeHtml(fullName) })}</p>`,
    `<p>${words('shopMail.thanks', { number: String(order.id) })}</p>`,
    `<ul>${rows.join('')}</ul>`,
    `<p>${words('shopMail.total', { total: money(order.totalCents) })}</p>`,
  ].join('');
  const notice = { entity, ownerId: identity.personId, to: { name: fullName, email }, message, outsideMessage: message, isHidden: false };
  await sendNotice(db, deps, { ...notice, subject: words('shopMail.subject', { number: String(order.id) }) }, now);
}
