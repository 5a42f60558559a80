import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStaticFiles } from '../src/hosts/node/static-files.ts';

const folder = fileURLToPath(new URL('../dist/demo', import.meta.url));

/**
 * Serves dist/demo on loopback, as docs/operations.md requires of a static host.
 * @param {{ port?: number, api?: string }} options a free port by default; `api`: a server its pages call instead of the tab
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveDemo({ port = 0, api = '' } = {}) {
  const files = openStaticFiles(folder);
  const server = createServer(async (request, response) => {
    // A static host accepts no writes.
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const url = new URL(request.url, 'http://127.0.0.1');
    const asked = new Request(url, {
      method: request.method,
      headers: {
        'Accept-Encoding': request.headers['accept-encoding'] ?? '',
        ...(request.headers.range && { Range: request.headers.range }),
      },
    });
    const found = (await files(asked, url.pathname)) ?? (await pageAt(url.pathname, api));
    response.writeHead(found.status, { ...Object.fromEntries(found.headers), 'X-Content-Type-Options': 'nosniff' });
    response.end(new Uint8Array(await found.arrayBuffer()));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}

/** Returns the page of an address; for an unknown one, the page that shows the error. */
async function pageAt(path, api) {
  const isFile = /\.\w+$/.test(path);
  const own = join(folder, decodeURIComponent(path), 'index.html');
  const isOwn = own.startsWith(folder) && existsSync(own) && statSync(own).isFile();
  const html = await readFile(isOwn ? own : join(folder, '404.html'), 'utf8');
  return new Response(html.replace('<meta name="api" content=""', `<meta name="api" content="${api}"`), {
    status: isFile ? 404 : 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
