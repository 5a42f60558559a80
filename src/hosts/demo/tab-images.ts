import type { Images } from '#server/dependencies.ts';
import { previewSize } from '#server/picture-address.ts';

// Same limits as on a server: large enough for phone cameras, and scaled to at most a large screen.
const maxPixels = 50_000_000;
const longestSide = 2560;
const kinds = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Processes pictures with the browser's decoder and a canvas. Only the first frame of an animation is kept. */
export const tabImages: Images = { reencode, preview, boundTo: () => tabImages };

async function reencode(bytes: Uint8Array): ReturnType<Images['reencode']> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' });
  try {
    if (picture.width * picture.height > maxPixels) throw new Error('the picture has too many pixels');
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    const mediaType = kindOf(bytes);
    const encoded = await canvas.convertToBlob({ type: mediaType, quality: 0.82 });
    return { bytes: new Uint8Array(await encoded.arrayBuffer()), mediaType: encoded.type, width, height };
  } finally {
    picture.close();
  }
}

/** Rejects SVGs, because a worker can't decode them. */
async function preview(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' });
  try {
    const { width, height } = previewSize;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    const scale = Math.max(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    if (context) context.fillStyle = '#ffffff';
    context?.fillRect(0, 0, width, height);
    context?.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
    const encoded = await canvas.convertToBlob({ type: kinds.jpeg, quality: 0.82 });
    return new Uint8Array(await encoded.arrayBuffer());
  } finally {
    picture.close();
  }
}

/** JPEG and PNG keep their format; everything else becomes WebP. */
function kindOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return kinds.jpeg;
  return bytes[0] === 0x89 && bytes[1] === 0x50 ? kinds.png : kinds.webp;
}
