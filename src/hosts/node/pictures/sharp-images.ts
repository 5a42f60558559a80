import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Images } from '#server/dependencies.ts';
import { previewSize } from '#server/preview-size.ts';
import { inTurn, pictureLimitSeconds } from './in-turn.ts';

const decodable = ['jpeg', 'png', 'webp', 'gif', 'heif'];
// What cameras of telephones make; a JPEG of this size is made smaller while it is decoded.
const mostPixels = 50_000_000;
// Of what must be decoded as a whole, all frames of a moving picture together.
const mostDecodedPixels = 25_000_000;
const longestSide = 2560;

/** Pictures by sharp. What is neither JPEG nor PNG becomes WebP; what is larger than any screen becomes smaller. */
export const sharpImages: Images = imagesOf('');

function imagesOf(entity: string): Images {
  return {
    reencode: (bytes) => inTurn(entity, bytes, (open) => reencode(open, bytes)),
    preview: (bytes) => inTurn(entity, bytes, (open) => preview(open, bytes)),
    boundTo: imagesOf,
  };
}

async function reencode(open: typeof sharp, bytes: Uint8Array): ReturnType<Images['reencode']> {
  const picture = open(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: true }).timeout({ seconds: pictureLimitSeconds });
  const { format, pages = 1, width, height } = await picture.metadata();
  if (!decodable.includes(format)) throw new Error(`${format} is not decoded here`);
  if (format !== 'jpeg' && width * height > mostDecodedPixels) throw new Error('the picture has too many pixels');
  // Turning upright takes a single frame; moving pictures have no orientation to heed, and keep their size.
  const fitting =
    pages > 1 ? picture : picture.autoOrient().resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const kind = format === 'jpeg' || format === 'png' ? format : 'webp';
  const { data, info } = await encoded(fitting, kind, pages).toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), mediaType: `image/${kind}`, width: info.width, height: info.pageHeight ?? info.height };
}

/** Drawings of twice their own size, so that their lines stay sharp. */
async function preview(open: typeof sharp, bytes: Uint8Array): Promise<Uint8Array> {
  const picture = open(bytes, { limitInputPixels: mostPixels, failOn: 'error', density: 144 }).timeout({ seconds: pictureLimitSeconds });
  const shaped = picture
    .autoOrient()
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  return new Uint8Array(await shaped.jpeg({ quality: 82 }).toBuffer());
}

/** With the effort that costs about as much as decoding: the next one up costs several times that, for a few percent. */
function encoded(picture: Sharp, kind: 'jpeg' | 'png' | 'webp', pages: number): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 82 });
  if (kind === 'png') return picture.png({ compressionLevel: 6 });
  return picture.webp({ quality: 82, effort: pages > 1 ? 0 : 2 });
}
