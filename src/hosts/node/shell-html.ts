import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSearch } from '#app/read-search.ts';
import type { ServedPage } from '#app/served-pages.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { type Chunks, chunksOf, type Manifest } from './manifest-chunks.ts';
import { shellPolicy } from './security-headers.ts';

// The bundler's entry; its chunk is main.tsx with its imports.
const entryModule = 'index.html';

/** Returns the app's page for an address. */
export type Shell = (address: URL) => Response;

/**
 * Builds the page from the web build in `folder`. Each request gets a fresh nonce, preloads of the scripts and styles the requested page
 * needs, and the addresses of its first requests, so that the browser doesn't discover them one after another.
 */
export function openShell(folder: string, servedPages: readonly ServedPage[]): Shell {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return () => notBuilt();
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = withoutAssets(readFileSync(file, 'utf8'));
  const shownTexts = readTexts(folder);
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => /^inter-latin-wght-normal-common-.*\.woff2$/.test(name));
  const pages = new Map<string, string>();

  const pageWith = (modules: readonly string[]): string => {
    const key = modules.join(' ');
    let html = pages.get(key);
    if (html === undefined) {
      html = withAssets(template, folder, chunksOf(manifest, [entryModule, ...modules]), fonts).replace(
        '__TEXTS__',
        textsOf(shownTexts, modules),
      );
      pages.set(key, html);
    }
    return html;
  };

  return ({ pathname, searchParams }) => {
    const nonce = randomBytes(18).toString('base64');
    const asked = pageOfPath(servedPages, decodeURIComponent(pathname));
    const calls = asked?.page.first?.(asked.params, readSearch(searchParams)) ?? [];
    // Last, so that text from the address is never taken for a template placeholder.
    const html = pageWith(asked?.page.modules ?? [])
      .replaceAll('__NONCE__', nonce)
      .replace('__FIRST_CALLS__', () => escapeHtml(JSON.stringify(calls)));
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': shellPolicy(nonce),
        'Cache-Control': 'no-store',
        Vary: 'Accept, Sec-Fetch-Mode',
      },
    });
  };
}

/** Strips the bundler's tags from the built page, because their position determines the time of first paint. */
function withoutAssets(html: string): string {
  return html
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
}

/**
 * Adds the assets the page needs immediately. Styles are inlined, which saves five to nine small requests; a disabled link for each keeps
 * later imports from loading the same styles again.
 */
function withAssets(template: string, folder: string, { scripts, styles }: Chunks, fonts: string[]): string {
  const [entry, ...others] = scripts;
  const head = [
    `<script type="module" crossorigin src="/${entry}"></script>`,
    ...others.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`),
  ];
  const end = [
    `<style nonce="__NONCE__">${styles.map((style) => readFileSync(join(folder, style), 'utf8')).join('')}</style>`,
    ...styles.map((style) => `<link rel="stylesheet" href="/${style}" disabled>`),
  ];
  return template
    .replace('href="/favicon.svg"', () => `href="${iconOf(folder)}"`)
    .replace('<!--preloads-->', () => head.join('\n    '))
    .replace('<!--styles-->', () => end.join('\n    '));
}

/** Returns the icon as a data URL, which saves a request. */
function iconOf(folder: string): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(join(folder, 'favicon.svg'), 'utf8').trim())}`;
}

/** Locale areas each page needs beyond the common ones, by module. */
function readTexts(folder: string): Record<string, string[]> {
  const file = join(folder, '.vite/texts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}

function textsOf(shown: Record<string, string[]>, modules: readonly string[]): string {
  return [...new Set(['base', ...modules.flatMap((module) => shown[module] ?? [])])].join(' ');
}

function notBuilt(): Response {
  return new Response("The web app isn't built: run npm run build.\n", { status: 503, headers: { 'Content-Type': 'text/plain' } });
}

/** Returns the page whose pattern matches an address with the most literal segments, and its path parameters. */
export function pageOfPath<P extends Pick<ServedPage, 'path'>>(
  pages: readonly P[],
  path: string,
): { page: P; params: Record<string, string> } | undefined {
  const given = segments(path);
  const [page] = pages.filter((one) => fits(segments(one.path), given)).sort((a, b) => outright(b) - outright(a));
  if (!page) return undefined;
  const params = segments(page.path).flatMap((segment, at) => (isOpen(segment) ? [[segment.slice(1), given[at]]] : []));
  return { page, params: Object.fromEntries(params) };
}

function fits(wanted: string[], given: string[]): boolean {
  return wanted.length === given.length && wanted.every((segment, at) => isOpen(segment) || segment === given[at]);
}

const outright = ({ path }: Pick<ServedPage, 'path'>) => segments(path).filter((segment) => !isOpen(segment)).length;
const isOpen = (segment: string) => segment.startsWith(':');
const segments = (path: string) => path.split('/').filter(Boolean);
