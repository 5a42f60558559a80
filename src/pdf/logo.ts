/** A picture that is ready to be embedded (a JPEG, or a PNG without transparency), with the size in points that it has at most. */
export interface Logo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const pixelsPerPoint = 3;

/** It fills this box one way. */
export const logoBox = { width: 160 * pixelsPerPoint, height: 56 * pixelsPerPoint };

/** @param size in pixels */
export function logoOf(bytes: Uint8Array, { width, height }: { width: number; height: number }): Logo {
  return { bytes, width: width / pixelsPerPoint, height: height / pixelsPerPoint };
}
