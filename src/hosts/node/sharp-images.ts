import type { Images } from '#server/dependencies.ts';

const decodable = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const pixelLimit = 50_000_000;

/** Pictures by sharp, which is loaded with the first one. What is neither JPEG nor PNG becomes WebP. */
export const sharpImages: Images = {
  async reencode(bytes) {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', animated: true });
    const { format, pages = 1 } = await picture.metadata();
    if (!decodable.includes(format)) throw new Error(`${format} is not decoded here`);
    // Turning upright takes a single frame; moving pictures have no orientation to heed.
    const upright = pages > 1 ? picture : picture.autoOrient();
    const kind = format === 'jpeg' || format === 'png' ? format : 'webp';
    const encoded =
      kind === 'jpeg' ? upright.jpeg({ quality: 85, mozjpeg: true }) : kind === 'png' ? upright.png() : upright.webp({ quality: 85 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), mediaType: `image/${kind}`, width: info.width, height: info.pageHeight ?? info.height };
  },
};
