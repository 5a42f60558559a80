/** Checkout steps in order; each has its own URL. */
export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Parses the step from the URL; defaults to the cart. */
export const stepOf = (search: Readonly<Record<string, unknown>>): CheckoutStep =>
  checkoutSteps.find((step) => step === search.step) ?? 'cart';

/** Parses the coupon from the URL. */
export const couponOf = ({ coupon }: Readonly<Record<string, unknown>>): string =>
  coupon === undefined || coupon === null ? '' : String(coupon).slice(0, 40);
