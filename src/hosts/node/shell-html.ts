import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSearch } from '#app/read-search.ts';
import type { ServedPage } from '#app/served-pages.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { type Chunks, chunksOf, type Manifest } from './manifest-chunks.ts';
import { shellPolicy } from './security-headers.ts';

// The page itself is what the build begins with; its chunk is main.tsx with what that imports.
const entryModule = 'index.html';

/** Answers the app's page for an address. */
export type Shell = (address: URL) => Response;

/**
 * Makes the page around the built web in `folder`: per request a fresh nonce, and preloads of the scripts and styles that the
 * page asked for will need, and the addresses of its first calls, so that the browser does not find them out one after the other.
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
    // Last: what an address says must not be taken for a place of the template.
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

/** The built page without the tags that the bundler put in: where they stand decides when the first paint comes. */
function withoutAssets(html: string): string {
  return html
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
}

/**
 * The page with what it needs at once. Its styles stand in it: five to nine small files fewer to ask for. A link that is off stands for each,
 * so that nobody who imports the same styles later loads them again.
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

/** The icon as an address that asks for nothing. */
function iconOf(folder: string): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(join(folder, 'favicon.svg'), 'utf8').trim())}`;
}

/** The areas of texts that a page shows beside what every page does, by its module. */
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

/** The page whose pattern fits an address with the most segments said outright, and what stands in the pattern's open segments. */
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
