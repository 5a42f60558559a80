// Creates dist/atrium-<version>.tar.gz: the built app with what is needed to install and run it. `./atrium start` in it needs no build.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { checksums, releaseFiles } from './release-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = `atrium-${version}`;
const archive = `dist/${folder}.tar.gz`;

const files = releaseFiles(root);
const mtime = statSync('dist/.built').mtime;
const sources = [...files, { path: 'SHA256SUMS', mode: 0o644, content: () => Buffer.from(checksums(files)) }].map(
  ({ path, mode, content }) => ({
    type: 'content',
    target: `${folder}/${path}`,
    content: content(),
    mode,
    mtime,
  }),
);
await pipeline(packTar(sources), createGzip({ level: 9 }), createWriteStream(archive));

const hash = createHash('sha256');
await pipeline(createReadStream(archive), hash);
writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${basename(archive)}\n`);
const unpacked = sources.reduce((sum, { content }) => sum + content.byteLength, 0);
const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
console.log(`${archive}: ${megabytes(statSync(archive).size)}, ${sources.length} files, ${megabytes(unpacked)} unpacked`);
