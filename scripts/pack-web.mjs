// Compresses the built web app with brotli and gzip. `npm start` runs this in the background while already serving pages.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packFiles } from './pack-files.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const builtFrom = () => (existsSync('dist/.built') ? readFileSync('dist/.built', 'utf8') : undefined);
const build = builtFrom();
const isCurrent = () => builtFrom() === build;
await packFiles('dist/web', isCurrent);
// Tells the server that every file is compressed.
if (isCurrent()) writeFileSync('dist/web/.vite/packed', '');
