import { z } from 'zod/mini';
import { says } from '../find-reasons.ts';
import { oneLine } from '../primitives.ts';

/** A tax rate in basis points (hundredths of a percent), with at most two decimals: 997.5 is 9.975 %. */
export const taxBasisPoints = () =>
  z.number().check(
    z.minimum(0),
    z.maximum(10_000),
    z.refine((rate) => Math.round(Number(rate) * 100) / 100 === rate, says('rate_too_precise')),
  );

/** A tax charged in addition to another one. */
export const furtherTax = z.strictObject({
  name: oneLine(40).check(z.minLength(1)),
  basisPoints: taxBasisPoints(),
  /** Whether it is also charged on the preceding taxes. */
  isCompound: z.optional(z.boolean()),
});

export type FurtherTax = z.infer<typeof furtherTax>;

/** What a client deducts from the net amount and pays to the tax office. */
export const withholding = z.strictObject({ name: oneLine(40).check(z.minLength(1)), basisPoints: taxBasisPoints() });
export type Withholding = z.infer<typeof withholding>;
