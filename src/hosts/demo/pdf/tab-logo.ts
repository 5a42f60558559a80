import { type Logo, logoBox, logoOf } from '#pdf/logo.ts';

const mostPixels = 50_000_000;

/** A picture as it is embedded into a PDF: on white and without transparency. Null for one that cannot be read. */
export async function tabLogo(bytes: Uint8Array): Promise<Logo | null> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    if (picture.width * picture.height > mostPixels) return null;
    const scale = Math.min(logoBox.width / picture.width, logoBox.height / picture.height);
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    // A canvas makes a PNG with transparency, which would be taken apart in a worker of its own, and a shared worker can have none.
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return logoOf(new Uint8Array(await file.arrayBuffer()), { width, height });
  } finally {
    picture.close();
  }
}
