// Runs web app and server with hot reload on one address: Vite serves it and proxies API requests to the server, which restarts when its
// sources change.
import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { isPageRequest } from '../src/hosts/node/is-page-request.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const apiPort = await freePort();

const server = spawn(join(root, 'node_modules/.bin/node'), ['--watch', '--watch-preserve-output', 'src/hosts/node/main.ts'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) },
  stdio: 'inherit',
});

const vite = await createServer({
  configFile: 'vite.config.ts',
  clearScreen: false,
  server: { host, port, strictPort: true, proxy: { '^/': { target: `http://127.0.0.1:${apiPort}`, bypass: answeredByVite } } },
});
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.kill(signal);
    await Promise.all([vite.close(), new Promise((resolve) => server.once('close', resolve))]);
    process.exit(0);
  });
}

/** Returns the path for Vite, or nothing for an API request: the same decision as in production, plus Vite's own modules. */
function answeredByVite(request) {
  const path = new URL(request.url, 'http://localhost').pathname;
  if (/^\/(@|src\/|node_modules\/|locales\/|help\/|favicon|logo)/.test(path)) return request.url;
  const asked = {
    method: request.method,
    headers: new Headers(Object.entries(request.headers).filter(([, value]) => typeof value === 'string')),
  };
  return isPageRequest(asked, path) ? request.url : undefined;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.listen(0, '127.0.0.1', () => {
      const free = probe.address().port;
      probe.close(() => resolve(free));
    });
  });
}
