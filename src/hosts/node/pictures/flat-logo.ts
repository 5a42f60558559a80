import type { Logo } from '../pdf/draw-head.ts';
import { inTurn, pictureLimitSeconds } from './in-turn.ts';

/** In points. */
const largest = { width: 160, height: 56 };
const pixelsPerPoint = 3;

/** A picture as it is embedded into a PDF: on white and without transparency. Null for one that cannot be read. */
export async function flatLogo(bytes: Uint8Array, entity: string): Promise<Logo | null> {
  return inTurn(entity, bytes, async (open) => {
    const { data, info } = await open(bytes, { limitInputPixels: 50_000_000, density: 300 })
      .timeout({ seconds: pictureLimitSeconds })
      .autoOrient()
      .resize({ width: largest.width * pixelsPerPoint, height: largest.height * pixelsPerPoint, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width / pixelsPerPoint, height: info.height / pixelsPerPoint };
  }).catch(() => null);
}
