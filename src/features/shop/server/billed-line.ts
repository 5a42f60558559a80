import type { LineItem, Pricing } from '#features/invoice/contract.ts';
import type { OrderTax } from '../order-contract.ts';

interface Billed {
  description: string;
  qty: number;
  priceCents: number;
  tax?: OrderTax | undefined;
}

/** A line of an order as its invoice has it. */
export function billedLine({ description, qty, priceCents, tax }: Billed): LineItem {
  return {
    ...{ description, priceCents, quantityMilli: qty * 1000, discountBasisPoints: 0, taxBasisPoints: tax?.basisPoints ?? 0 },
    ...(tax && {
      taxName: tax.name,
      ...(tax.category && { taxCategory: tax.category }),
      ...(tax.exemption && { exemption: tax.exemption }),
      ...(tax.more && { moreTaxes: tax.more }),
    }),
  };
}

/** Prices of the shop include tax; the coupon is taken off the whole. */
export function grossPricing(taxPer: Pricing['taxPer'], discountCents: number): Pricing {
  return { taxPer, isGross: true, discountBasisPoints: 0, discountCents };
}
