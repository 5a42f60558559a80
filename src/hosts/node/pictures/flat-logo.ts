import { type Logo, logoBox, logoOf } from '#pdf/logo.ts';
import { inTurn, pictureLimitSeconds } from './in-turn.ts';

/** A picture as it is embedded into a PDF: on white and without transparency. Null for one that cannot be read. */
export async function flatLogo(bytes: Uint8Array, entity: string): Promise<Logo | null> {
  return inTurn(entity, bytes, async (open) => {
    const { data, info } = await open(bytes, { limitInputPixels: 50_000_000, density: 300 })
      .timeout({ seconds: pictureLimitSeconds })
      .autoOrient()
      .resize({ ...logoBox, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return logoOf(new Uint8Array(data), info);
  }).catch(() => null);
}
