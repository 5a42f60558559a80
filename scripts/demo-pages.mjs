import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { servedPages } from '../src/app/served-pages.ts';
import { openShell } from '../src/hosts/node/shell-html.ts';

/**
 * Renders the pages of the demo as files: one for each static address, and `404.html` for all others, each listing what it loads first.
 * @param {string} web the built web app
 * @param {string} page the address of the host's script, which runs before the app
 * @param {string[]} soon what the worker loads: prefetched before the worker starts, after everything the page itself waits for
 * @returns {Promise<[file: string, html: string][]>}
 */
export async function demoPages(web, page, soon) {
  const shell = openShell(web, servedPages);
  const addresses = servedPages.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/');
  const ahead = [
    ...soon.map((address) => `<link rel="prefetch" href="${address}" />`),
    `<link rel="modulepreload" href="${givenTransport(web)}" />`,
  ];
  const html = async (path) => forStaticHost(await (await shell(new URL(path, 'http://demo.invalid'))).text(), page, ahead);
  return [
    ['index.html', await html('/')],
    ['404.html', await html('/')],
    ...(await Promise.all([...new Set(addresses)].map(async (path) => [`${path.slice(1)}/index.html`, await html(path)]))),
  ];
}

/** Returns the script the app loads first when it is given a transport to its API. */
function givenTransport(web) {
  const name = readdirSync(join(web, 'assets')).find((file) => /^start-given-transport-.*\.js$/.test(file));
  if (!name) throw new Error('the web app has no start-given-transport');
  return `/assets/${name}`;
}

function forStaticHost(html, page, ahead) {
  const plain = html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/(<meta name="first-calls" content=")[^"]*/, '$1')
    .replace(
      /<script type="module" crossorigin/,
      `${ahead.join('\n    ')}\n    <script type="module" crossorigin src="${page}"></script>\n    $&`,
    );
  const [, inline = ''] = /<script>([\s\S]*?)<\/script>/.exec(plain) ?? [];
  return plain.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policyOf(inline)}`);
}

/** As strict as possible without a server: only the one inline script is allowed. */
function policyOf(script) {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    'connect-src http: https: blob: data:',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
}
