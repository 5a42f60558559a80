// Creates the pictures of the help center's manual from `npm run look`: light mode, left to right, small enough for an article.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { picturedPages, pictureName } from '../src/features/help/article-pictures.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const taken = 'light-1440';
/** Twice the width of an article's column on a phone. */
const width = 960;
/** Areas whose plain address does not show a full page. */
const shown = {
  'apps/invoice': '/apps/invoice/list',
  'apps/user': '/apps/user/list',
  'apps/ecommerce': '/apps/ecommerce/shop',
  'pages/blog': '/pages/blog/list',
  datatables: '/datatables/basic',
  'apps/search': '/apps/search?q=oak',
};

const addresses = picturedPages.map((path) => shown[path] ?? `/${path}`);
const looked = spawnSync(process.execPath, ['scripts/look.mjs', ...addresses, '--only', taken], { stdio: 'inherit' });
if (looked.status !== 0) process.exit(1);
const folder = 'public/help/pages';
mkdirSync(folder, { recursive: true });
for (const [at, path] of picturedPages.entries()) {
  const source = join('pictures', `${addresses[at].replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home'}-${taken}.png`);
  if (!existsSync(source)) throw new Error(`${source} was not taken`);
  await sharp(source)
    .resize({ width })
    .webp({ quality: 70 })
    .toFile(join(folder, `${pictureName(path)}.webp`));
  rmSync(source);
}
