// Draws the icons of the web manifest from the logo; run `node scripts/app-icons.mjs` when public/favicon.svg changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'public/icons');
const ground = '#5b5bd6';
/** Systems crop a maskable icon to their own shape; only the middle 80 % is guaranteed to be visible. */
const safeShare = 0.8;

const logo = readFileSync(join(root, 'public/favicon.svg'));
const drawn = (size) => sharp(logo, { density: (72 * size) / 32 }).resize(size, size);
const filled = async (size, share) => {
  const inner = Math.round(size * share);
  const input = await drawn(inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } }).composite([{ input }]);
};

mkdirSync(folder, { recursive: true });
for (const size of [192, 512]) await save(drawn(size), `${size}.png`);
await save(await filled(512, safeShare), 'maskable-512.png');
// iOS rounds the corners itself and shows transparency as black.
await save(await filled(180, 1), 'apple-touch-icon.png');

function save(picture, name) {
  return picture.png({ palette: true, compressionLevel: 9 }).toFile(join(folder, name));
}
