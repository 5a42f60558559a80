import { createHash } from 'node:crypto';
import { servedPages } from '../src/app/served-pages.ts';
import { openShell } from '../src/hosts/node/shell-html.ts';

/**
 * The pages of the demo as files: one for each address that is written out, `404.html` for all others, each naming what it needs at once.
 * @param {string} web the built web
 * @param {string} page the address of the host's script, which runs before the app
 * @returns {Promise<[file: string, html: string][]>}
 */
export async function demoPages(web, page) {
  const shell = openShell(web, servedPages);
  const addresses = servedPages.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/');
  const html = async (path) => forStaticHost(await (await shell(new URL(path, 'http://demo.invalid'))).text(), page);
  return [
    ['index.html', await html('/')],
    ['404.html', await html('/')],
    ...(await Promise.all([...new Set(addresses)].map(async (path) => [`${path.slice(1)}/index.html`, await html(path)]))),
  ];
}

function forStaticHost(html, page) {
  const plain = html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/(<meta name="first-calls" content=")[^"]*/, '$1')
    .replace(/<script type="module" crossorigin/, `<script type="module" crossorigin src="${page}"></script>\n    $&`);
  const [, inline = ''] = /<script>([\s\S]*?)<\/script>/.exec(plain) ?? [];
  return plain.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policyOf(inline)}`);
}

/** As strict as a page without a server can be: of scripts in it only the one that is there. */
function policyOf(script) {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    'connect-src http: https: blob: data:',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
}
