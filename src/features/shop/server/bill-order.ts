import { clientFor } from '#features/clients/server/offers.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { daysLater, issueInvoiceFor } from '#features/invoice/server/offers.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { OrderAddress, PaymentWay, Quote } from '../order-contract.ts';
import { billedLine, grossPricing } from './billed-line.ts';
import { buyerOf } from './buyer-of.ts';
import { buyersWords, lineName } from './shop-words.ts';

interface Billed {
  orderId: number;
  quote: Quote;
  address: OrderAddress;
  payment: PaymentWay;
}

/** Issues the invoice of an order: prices have the tax in them, the coupon is taken off the whole. */
export async function billOrder({ orderId, quote, address, payment }: Billed, scope: Scope): Promise<{ id: number }> {
  const seller = await readSeller(scope);
  const { words } = await buyersWords(scope);
  const { email } = await buyerOf(scope.identity.personId, scope);
  const { name, company, street, postalCode, city, country, phone, vatId = '' } = address;
  const client = await clientFor(scope, {
    name,
    company,
    companyEmail: email,
    address: `${street}\n${postalCode} ${city}`,
    country,
    contact: phone,
    vatId,
  });
  const delivery = [words('shopBill.delivery'), quote.deliveryMethod?.name].filter(Boolean).join(': ');
  const terms = payment === 'invoice' ? seller.paymentTermsDays : 7;
  const today = await todayOf(scope);
  return issueInvoiceFor(scope, {
    orderId,
    clientId: client.id,
    issuedOn: today,
    dueOn: daysLater(today, terms),
    currency: quote.currency,
    lines: [
      ...quote.lines.map((line) => billedLine({ description: lineName(line, words), ...line })),
      ...quote.deliveryLines.map((line) => billedLine({ description: delivery, qty: 1, ...line })),
    ],
    pricing: grossPricing(seller.taxPer, quote.discountCents),
    service: `Order #${orderId}`,
    notes: '',
  });
}
