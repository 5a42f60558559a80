import type { AnyEndpoint } from '#contract/endpoint.ts';
import { joinBytes } from './bytes.ts';
import { invalid, Refusal } from './refusal.ts';

/** Deeper than any contract; a few thousand levels would overflow the stack. */
const depthLimit = 64;
/** More than any contract accepts: a thousand rows of twenty fields are 20,000. */
const valueLimit = 40_000;
/** Node accepts no more than this for address and headers together. */
const queryLimit = 16 * 1024;
/** Escapes of characters PostgreSQL can't store, or of half a surrogate pair. */
const doubtfulEscape = /\\u(?:0000|d[89a-f])/i;

/** Parses the query to an object: `a[]=x` and repeated names become arrays, `a[]=` an empty one. */
export function readQuery(search: URLSearchParams): Record<string, unknown> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of search) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  const query: Record<string, unknown> = {};
  for (const [key, values] of lists) {
    if (key.endsWith('[]')) query[key.slice(0, -2)] = values.filter(Boolean);
    else query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}

/** @throws 400 if the query is longer than any legitimate one */
export function refuseLongQuery(search: string): void {
  if (search.length > queryLimit) throw invalid('query', { code: 'too_long', max: queryLimit });
}

/** @throws 413 if the Content-Length exceeds the limit */
export function refuseDeclaredTooLarge(request: Request, limitBytes: number): void {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('too_large', { code: 'too_large', bytes: limitBytes }, { headers: { Connection: 'close' } });
}

/** Reads at most `limitBytes` of the body; a larger one is rejected without reading the rest. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  refuseDeclaredTooLarge(request, limitBytes);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw invalid('body', 'broke_off');
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength;
    if (size > limitBytes) {
      await reader?.cancel();
      throw tooLarge(limitBytes);
    }
    parts.push(part.value);
  }
  return joinBytes(parts);
}

/**
 * Reads the JSON body; `undefined` if there is none. Its bytes are measured first, so that one no contract could accept is never parsed.
 */
export async function readBody(request: Request, endpoint: AnyEndpoint, limitBytes: number): Promise<unknown> {
  if (endpoint.raw || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await readBytes(request, limitBytes);
  const { depth, values } = measureJson(bytes);
  if (depth > depthLimit) throw invalid('body', 'nested_too_deeply');
  if (values > valueLimit) throw invalid('body', { code: 'too_many_values', max: valueLimit });
  const text = new TextDecoder().decode(bytes);
  // Existing clients delete by raw text (`todo`, `42`), see `deletedBy`: without a JSON content type, it isn't parsed as a number.
  const body = request.method === 'DELETE' && isRawText(request, text) ? text.trim() : parseJson(text);
  if (typeof body !== 'object' || doubtfulEscape.test(text)) refuseUnstorableText(body);
  return body;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'not_json');
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Checks whether a body is raw text: not JSON at all, or a bare word or number without a JSON content type. */
function isRawText(request: Request, text: string): boolean {
  if (text.trim() === '') return false;
  if (!isJson(text)) return true;
  const isSaid = /json/i.test(request.headers.get('Content-Type') ?? '');
  return !isSaid && !/^\s*["[{]/.test(text);
}

/**
 * Returns what a DELETE targets: from the query, or from the body as an object, JSON scalar or raw text, which then counts as the first
 * parameter of the endpoint's query. Rejects a query and body that disagree.
 */
export function deletedBy(query: Record<string, unknown>, body: unknown, endpoint: AnyEndpoint): Record<string, unknown> {
  if (body === undefined || body === null || endpoint.body) return query;
  const shape = (endpoint.query as { shape?: object } | undefined)?.shape;
  const name = Object.keys(shape ?? {})[0];
  if (!name) return query;
  const named = typeof body === 'object' ? (body as Record<string, unknown>)[name] : body;
  if (named === undefined) return query;
  // Query values are text, so ids that are numbers in JSON become text too.
  const given = typeof named === 'number' || typeof named === 'boolean' ? String(named) : named;
  if (query[name] !== undefined && String(query[name]) !== String(given)) throw invalid(name, 'differs');
  return { ...query, [name]: given };
}

/** PostgreSQL can't store NUL or half a surrogate pair. @throws 400 that names the first affected field */
export function refuseUnstorableText(value: unknown): void {
  const path = unstorableIn(value);
  if (path) throw invalid(path.join('.') || 'body', 'unstorable');
}

/** Returns the path of the first such text. The path is built on the way back, so a valid value costs nothing. */
function unstorableIn(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (!value || typeof value !== 'object') return undefined;
  for (const key in value) {
    if (!isStorable(key)) return [];
    const path = unstorableIn((value as Record<string, unknown>)[key]);
    if (path) return [key, ...path];
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const opening = (byte: number) => byte === 0x5b || byte === 0x7b;
const closing = (byte: number) => byte === 0x5d || byte === 0x7d;

/** Measures the nesting depth of a JSON text and the maximum number of its values, in one pass over its bytes before parsing. */
function measureJson(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values++;
    else if (opening(byte)) {
      values++;
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (closing(byte)) depth--;
  }
  return { depth: deepest, values };
}
