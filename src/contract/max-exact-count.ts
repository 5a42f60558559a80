/** Lists are counted up to this many rows unless the exact total is requested. */
export const maxExactCount = 10_000;
