// Builds dist/demo from dist/web: the same app with the API in a worker, as files for any static host. Compressing them is left to
// publishing (scripts/demo.mjs), because it takes longer than the build.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { endpoints } from '../src/app/endpoints.ts';
import { makeCluster, readMigrations } from './demo-cluster.mjs';
import { engineFiles } from './demo-engine-files.mjs';
import { demoPages } from './demo-pages.mjs';
import { copyPdfFonts, pdfBuildOptions } from './demo-pdf.mjs';
import { fingerprint } from './fingerprint.mjs';
import { namedPages } from './pages-for-web.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist/demo');
/** Files only the demo has. */
const own = join(out, 'demo');
const require = createRequire(import.meta.url);

process.chdir(root);
process.env.NODE_ENV = 'production';
const remembered = 'dist/.built-demo';
const sources = await fingerprint(root);
if ((await readFile(remembered, 'utf8').catch(() => '')) !== sources) {
  await rm(remembered, { force: true });
  await buildDemo();
  await writeFile(remembered, sources);
}

async function buildDemo() {
  await rm(out, { recursive: true, force: true });
  await cp('dist/web', out, { recursive: true, filter: (file) => !/[/\\](\.vite|index\.html(\.\w+)?)$/.test(file) });
  await mkdir(own, { recursive: true });
  const artifacts = await makeArtifacts();
  await copyPdfFonts(join(own, 'fonts'));
  const worker = await bundle('worker', { ...pdfBuildOptions.define, __ARTIFACTS__: JSON.stringify(artifacts) });
  // The bundler already emits the PGlite files that are loaded, so these copies are removed.
  for (const name of await readdir(own)) if (/^(pglite|initdb)-.*\.(wasm|data)$/.test(name)) await rm(join(own, name));
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  const page = await bundle('page', { __WORKER__: JSON.stringify(worker), __PATHS__: JSON.stringify(paths) });
  const soon = [worker, artifacts.engine].map((name) => `/demo/${name}`);
  for (const [file, html] of await demoPages('dist/web', `/demo/${page}`, soon)) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), html);
  }
}

async function makeArtifacts() {
  const migrations = await readMigrations();
  const pglite = dirname(require.resolve('@electric-sql/pglite'));
  const { cluster, files } = await makeCluster(migrations);
  const contents = {
    engine: ['engine.wasm', await readFile(join(pglite, 'pglite.wasm'))],
    engineFiles: ['engine-files.bin', await engineFiles(pglite)],
    trigrams: ['pg_trgm.bin', await readFile(join(pglite, 'pg_trgm.tar.gz'))],
    gin: ['btree_gin.bin', await readFile(join(pglite, 'btree_gin.tar.gz'))],
    cluster: ['cluster.tar', cluster],
    files: ['files.tar', files],
    migrations: ['migrations.json', Buffer.from(JSON.stringify(migrations))],
  };
  const names = {};
  for (const [key, [name, bytes]] of Object.entries(contents)) {
    names[key] = hashed(name, bytes);
    await writeFile(join(own, names[key]), bytes);
  }
  const first = ['engine', 'engineFiles', 'trigrams', 'gin', 'cluster', 'files'];
  const wireBytes = Object.fromEntries(first.map((key) => [key, gzipSync(contents[key][1]).byteLength]));
  return { ...names, schema: names.migrations, builtAt: new Date().toISOString(), wireBytes };
}

/** Bundles one of the host's programs into the demo's folder. @returns its file name, as its other files import it */
async function bundle(name, define) {
  const { output } = await build({
    configFile: false,
    plugins: [namedPages()],
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: own,
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: false,
      assetsInlineLimit: 0,
      assetsDir: '',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { [name]: `src/hosts/demo/${name}.ts` },
        external: [/^#(?:features|platform)\/[^/]+\/web\//],
        output: {
          format: 'esm',
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  return output.find(({ isEntry }) => isEntry).fileName;
}

function hashed(name, bytes) {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return basename(name).replace(/^([^.]+)/, `$1-${hash}`);
}
