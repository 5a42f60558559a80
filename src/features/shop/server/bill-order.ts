import { clientFor } from '#features/clients/server/offers.ts';
import { issueInvoiceFor } from '#features/invoice/server/offers.ts';
import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { OrderAddress, PaymentWay, Quote } from '../order-contract.ts';
import { buyerOf } from './buyer-of.ts';
import { buyersWords, lineName } from './shop-words.ts';

interface Billed {
  orderId: number;
  quote: Quote;
  address: OrderAddress;
  payment: PaymentWay;
}

const dayMs = 86_400_000;
const dayText = (at: Date) => at.toISOString().slice(0, 10);

/** Issues the invoice of an order: prices have the tax in them, the coupon is taken off the whole. */
export async function billOrder({ orderId, quote, address, payment }: Billed, scope: Scope): Promise<{ id: number }> {
  const { now } = scope;
  const seller = await readSeller(scope);
  const { words } = await buyersWords(scope);
  const { email } = await buyerOf(scope.identity.personId, scope);
  const { name, company, street, postalCode, city, country, phone } = address;
  const client = await clientFor(scope, {
    name,
    company,
    companyEmail: email,
    address: `${street}\n${postalCode} ${city}`,
    country,
    contact: phone,
  });
  const tax = seller.taxRates[0];
  const line = (description: string, qty: number, priceCents: number) => ({
    ...{ description, priceCents, quantityMilli: qty * 1000, discountBasisPoints: 0, taxBasisPoints: tax?.basisPoints ?? 0 },
    ...(tax && {
      taxName: tax.name,
      ...(tax.category && { taxCategory: tax.category }),
      ...(tax.exemption && { exemption: tax.exemption }),
    }),
  });
  const terms = payment === 'invoice' ? seller.paymentTermsDays : 7;
  return issueInvoiceFor(scope, {
    orderId,
    clientId: client.id,
    issuedOn: dayText(now),
    dueOn: dayText(new Date(now.getTime() + terms * dayMs)),
    currency: quote.currency,
    lines: [
      ...quote.lines.map((one) => line(lineName(one, words), one.qty, one.priceCents)),
      ...(quote.deliveryCents > 0 ? [line(words('shopBill.delivery'), 1, quote.deliveryCents)] : []),
    ],
    pricing: { taxPer: seller.taxPer, isGross: true, discountBasisPoints: 0, discountCents: quote.discountCents },
    service: `Order #${orderId}`,
    notes: '',
  });
}
