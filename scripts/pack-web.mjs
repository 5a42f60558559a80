// Packs the built web for brotli and gzip. `npm start` serves it meanwhile, and does this in the background.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packFiles } from './pack-files.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const builtFrom = () => (existsSync('dist/.built') ? readFileSync('dist/.built', 'utf8') : undefined);
const build = builtFrom();
const isCurrent = () => builtFrom() === build;
await packFiles('dist/web', isCurrent);
// The server reads it as the sign that every file is there.
if (isCurrent()) writeFileSync('dist/web/.vite/packed', '');
