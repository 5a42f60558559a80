import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { answerPart } from '#server/byte-range.ts';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
};

const played = /^(audio|video)\//;

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

interface Variant {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Serves a file of the web build; `undefined` if the path names none. */
export type StaticFiles = (request: Request, path: string) => Promise<Response | undefined>;

/** The build writes this file when all compressed variants are there. */
const packedNote = '.vite/packed';

/**
 * Serves the files of `folder` as listed at startup, and once more when all of them are compressed. Only listed files are ever read: a
 * request path is looked up in the list and never joined to a file path.
 */
export function openStaticFiles(folder: string): StaticFiles {
  let names = listFiles(folder);
  const localesVersion = readIfThere(join(folder, '.vite/locales-version'));
  const read = new Map<string, Promise<Variant>>();

  function variant(name: string): Promise<Variant> {
    let known = read.get(name);
    if (!known) {
      known = readFile(join(folder, name)).then((bytes) => ({
        bytes: new Uint8Array(bytes),
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      }));
      read.set(name, known);
      known.catch(() => read.delete(name));
    }
    return known;
  }

  return async (request, path) => {
    if (!names.has(packedNote) && existsSync(join(folder, packedNote))) names = listFiles(folder);
    const name = path.slice(1);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !names.has(name) || isHidden(name)) return undefined;
    const accepted = acceptedEncodings(request.headers.get('Accept-Encoding') ?? '');
    const encoding = encodings.find((one) => accepted.has(one.name) && names.has(name + one.extension));
    // Removed since startup by a newer build.
    const found = await variant(name + (encoding?.extension ?? '')).catch(() => undefined);
    if (!found) return undefined;
    const { bytes, etag } = found;
    const mediaType = mediaTypes[extname(name)] ?? 'application/octet-stream';
    const given = {
      'Content-Type': mediaType,
      'Cache-Control': lifetime(name, new URL(request.url).searchParams.get('v') === localesVersion),
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (request.method === 'GET' && played.test(mediaType)) return answerPart(bytes, given, request);
    const headers = new Headers(given);
    if (encoding) headers.set('Content-Encoding', encoding.name);
    const asked = request.headers.get('If-None-Match');
    if (asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers });
    headers.set('Content-Length', String(bytes.byteLength));
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}

function lifetime(name: string, isCurrentLocale: boolean): string {
  const forGood = /^(assets|demo)\//.test(name) || (name.startsWith('locales/') && isCurrentLocale);
  return forGood ? 'public, max-age=31536000, immutable' : 'no-cache';
}

// The shell is served only with a nonce; build metadata and compressed variants are never served by name.
function isHidden(name: string): boolean {
  return name === 'index.html' || name.startsWith('.') || /\.(br|gz)$/.test(name);
}

function acceptedEncodings(header: string): Set<string> {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return new Set(entries.flatMap(([name, weight]) => (name && Number(weight ?? 1) > 0 ? [name] : [])));
}

function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
