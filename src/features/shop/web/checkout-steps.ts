/** The steps of the checkout, in their order; each has its address. */
export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step that an address asks for; what is none begins with the cart. */
export const stepOf = (search: Readonly<Record<string, unknown>>): CheckoutStep =>
  checkoutSteps.find((step) => step === search.step) ?? 'cart';

/** The coupon that an address names. */
export const couponOf = ({ coupon }: Readonly<Record<string, unknown>>): string =>
  coupon === undefined || coupon === null ? '' : String(coupon).slice(0, 40);
