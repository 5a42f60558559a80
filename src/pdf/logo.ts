/** A picture ready for embedding (a JPEG, or a PNG without transparency), with its maximum size in points. */
export interface Logo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const pixelsPerPoint = 3;

/** The logo is scaled to fit this box. */
export const logoBox = { width: 160 * pixelsPerPoint, height: 56 * pixelsPerPoint };

/** @param size In pixels. */
export function logoOf(bytes: Uint8Array, { width, height }: { width: number; height: number }): Logo {
  return { bytes, width: width / pixelsPerPoint, height: height / pixelsPerPoint };
}
