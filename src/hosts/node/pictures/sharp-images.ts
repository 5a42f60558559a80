import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { type Logo, logoBox, logoOf } from '#pdf/logo.ts';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Images } from '#server/dependencies.ts';
import { previewSize } from '#server/picture-address.ts';

const decodable = ['jpeg', 'png', 'webp', 'gif', 'heif'];
// Enough for phone cameras; JPEGs of this size are downscaled while decoding.
const maxPixels = 50_000_000;
// For formats that must be decoded as a whole; counts all frames of an animation.
const maxDecodedPixels = 25_000_000;
const longestSide = 2560;

/** Processes pictures with sharp. Anything but JPEG and PNG becomes WebP; anything larger than a screen is downscaled. */
export const sharpImages: Images = imagesOf('');

function imagesOf(entity: string): Images {
  return {
    reencode: (bytes) => inTurn(entity, bytes, (open) => reencode(open, bytes)),
    preview: (bytes) => inTurn(entity, bytes, (open) => preview(open, bytes)),
    boundTo: imagesOf,
  };
}

async function reencode(open: typeof sharp, bytes: Uint8Array): ReturnType<Images['reencode']> {
  const picture = open(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: true }).timeout({ seconds: pictureLimitSeconds });
  const { format, pages = 1, width, height } = await picture.metadata();
  if (!decodable.includes(format)) throw new Error(`${format} isn't a supported picture format`);
  if (format !== 'jpeg' && width * height > maxDecodedPixels) throw new Error('the picture has too many pixels');
  // Auto-orientation works on a single frame only; animations have no orientation and keep their size.
  const fitting =
    pages > 1 ? picture : picture.autoOrient().resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const kind = format === 'jpeg' || format === 'png' ? format : 'webp';
  const { data, info } = await encoded(fitting, kind, pages).toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), mediaType: `image/${kind}`, width: info.width, height: info.pageHeight ?? info.height };
}

/** SVGs are rendered at twice their size so that their lines stay sharp. */
async function preview(open: typeof sharp, bytes: Uint8Array): Promise<Uint8Array> {
  const picture = open(bytes, { limitInputPixels: maxPixels, failOn: 'error', density: 144 }).timeout({ seconds: pictureLimitSeconds });
  const shaped = picture
    .autoOrient()
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  return new Uint8Array(await shaped.jpeg({ quality: 82 }).toBuffer());
}

/** Encoding effort that costs about as much as decoding; the next level takes several times longer for a few percent. */
function encoded(picture: Sharp, kind: 'jpeg' | 'png' | 'webp', pages: number): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 82 });
  if (kind === 'png') return picture.png({ compressionLevel: 6 });
  return picture.webp({ quality: 82, effort: pages > 1 ? 0 : 2 });
}

/** Prepares a picture for a PDF: on white, without transparency. Null if it can't be read. */
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

// One picture at a time per process, on one thread: sharp uses libuv's threads, which compression, file reads and password checks need too.
const limiter = new ConcurrencyLimiter({
  ofOne: { atOnce: 1, inLine: 16, bytesInLine: 64 * 1024 * 1024 },
  altogether: { atOnce: 1, inLine: 64, bytesInLine: 192 * 1024 * 1024 },
});

const pictureLimitSeconds = 15;

/**
 * Processes an entity's picture when it is its turn. sharp is loaded with the first one. @throws 503 if too many, or too large ones, are
 * waiting
 */
function inTurn<T>(entity: string, bytes: Uint8Array, work: (open: typeof sharp) => Promise<T>): Promise<T> {
  const withSharp = async () => {
    const { default: open } = await import('sharp');
    open.concurrency(1);
    // Uploads don't repeat, so a cache would only waste memory.
    open.cache(false);
    return work(open);
  };
  return limiter.pass(entity, withSharp, bytes.byteLength);
}
