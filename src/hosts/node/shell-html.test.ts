import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShell, pageOfPath, type Shell } from './shell-html.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-shell-'));
let shell: Shell;
const at = (path: string) => new URL(path, 'http://localhost');

beforeAll(() => {
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'assets/inter-latin-wght-normal-common-x.woff2'), '');
  writeFileSync(join(folder, 'favicon.svg'), '<svg fill="#5b5bd6"/>\n');
  for (const name of ['main', 'mail', 'list']) writeFileSync(join(folder, `assets/${name}.css`), `.${name}{order:1}`);
  writeFileSync(
    join(folder, 'index.html'),
    `<html><head><meta name="n" nonce="__NONCE__">
    <meta name="first-calls" content="__FIRST_CALLS__">
    <meta name="texts" content="__TEXTS__">
    <link rel="icon" href="/favicon.svg">
    <script nonce="__NONCE__">boot()</script>
    <!--preloads-->
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/main.css">
    </head><body><div id="root"></div><!--styles--></body></html>`,
  );
  const manifest = {
    'index.html': { file: 'assets/main.js', imports: ['_base.js'], css: ['assets/main.css'] },
    '_base.js': { file: 'assets/base.js' },
    'src/mail-page.tsx': { file: 'assets/mail.js', imports: ['_base.js', '_list.js'], css: ['assets/mail.css'] },
    '_list.js': { file: 'assets/list.js', css: ['assets/list.css'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite/texts.json'), JSON.stringify({ 'src/mail-page.tsx': ['email'] }));
  shell = openShell(folder, [
    { path: '/apps/email', modules: ['src/mail-page.tsx'] },
    {
      path: '/apps/email/:folder',
      modules: ['src/mail-page.tsx'],
      first: ({ folder }, { q, page }) => [`/mails?folder=${folder}&q=${q}&page=${typeof page}`],
    },
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('preloads the scripts of the requested page once each, and inlines its styles at the end of the body', async () => {
  for (const path of ['/apps/email', '/apps/email/sent']) {
    const html = await shell(at(path)).text();
    expect(html.match(/src="[^"]*"|modulepreload[^>]*/g)).toEqual([
      'src="/assets/main.js"',
      'modulepreload" crossorigin href="/assets/base.js"',
      'modulepreload" crossorigin href="/assets/mail.js"',
      'modulepreload" crossorigin href="/assets/list.js"',
    ]);
    const body = html.slice(html.indexOf('<body>'));
    expect(body).toMatch(/<style nonce="[^"_]+">\.main\{order:1\}\.list\{order:1\}\.mail\{order:1\}<\/style>/);
    expect(body.match(/<link[^>]*>/g)).toEqual(
      ['main', 'list', 'mail'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css" disabled>`),
    );
    expect(html.match(/\.css/g)).toHaveLength(3);
    expect(html).toContain('rel="icon" href="data:image/svg+xml,%3Csvg%20fill%3D%22%235b5bd6%22%2F%3E"');
    expect(html).toContain('href="/assets/inter-latin-wght-normal-common-x.woff2"');
  }
});

test('lists the locale areas of the requested page after those of every page', async () => {
  expect(await shell(at('/apps/email')).text()).toContain('<meta name="texts" content="base email">');
  expect(await shell(at('/elsewhere')).text()).toContain('<meta name="texts" content="base">');
});

test('preloads only the common files for an unknown page', async () => {
  expect(await shell(at('/elsewhere')).text()).not.toContain('mail');
});

test('has a new nonce in each response, the same in policy and page', async () => {
  const answers = [shell(at('/')), shell(at('/'))];
  const nonces = answers.map(
    (answer) => /script-src 'self' 'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1],
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  const html = await answers[0]?.text();
  expect(html?.split(`nonce="${nonces[0]}"`)).toHaveLength(4);
  expect(html).not.toContain('__NONCE__');
});

test('is never cached, and varies by how it was requested', () => {
  const { headers } = shell(at('/'));
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Vary')).toBe('Accept, Sec-Fetch-Mode');
});

test('lists the first requests of the page and escapes everything from the address', async () => {
  const first = async (path: string) => /name="first-calls" content="([^"]*)"/.exec(await shell(at(path)).text())?.[1];
  expect(await first('/apps/email/sent?q=oak&page=2')).toBe('[&quot;/mails?folder=sent&amp;q=oak&amp;page=number&quot;]');
  expect(await first('/elsewhere')).toBe('[]');
  const hostile = await shell(at(`/apps/email/sent?q=${encodeURIComponent('"><script>__NONCE__ $& __FIRST_CALLS__')}`)).text();
  expect(hostile).not.toContain('><script>__');
  expect(hostile).toContain('&lt;script&gt;__NONCE__ $&amp; __FIRST_CALLS__');
});

const pages = ['/', '/apps/email', '/apps/email/:folder', '/apps/email/:folder/:mailId', '/apps/email/label/:label'].map((path) => ({
  path,
}));

test.each([
  ['/', '/'],
  ['/apps/email', '/apps/email'],
  ['/apps/email/', '/apps/email'],
  ['/apps/email/sent', '/apps/email/:folder'],
  ['/apps/email/sent/7', '/apps/email/:folder/:mailId'],
  ['/apps/email/label/private', '/apps/email/label/:label'],
  ['/apps', undefined],
  ['/apps/email/sent/7/8', undefined],
])('matches %s to %s', (path, pattern) => {
  expect(pageOfPath(pages, path)?.page.path).toBe(pattern);
});

test('extracts path parameters by their names in the pattern', () => {
  expect(pageOfPath(pages, '/apps/email/sent/7')?.params).toEqual({ folder: 'sent', mailId: '7' });
});
