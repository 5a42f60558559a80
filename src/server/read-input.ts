import type { AnyEndpoint } from '#contract/endpoint.ts';
import { joinBytes } from './bytes.ts';
import { invalid, Refusal } from './refusal.ts';

/** Deeper than any contract; a few thousand levels would overflow the stack. */
const depthLimit = 64;
/** More than any contract takes: a thousand rows of twenty fields are 20,000. */
const valueLimit = 40_000;
/** Node reads no more than this of address and headers together. */
const queryLimit = 16 * 1024;
/** The escapes of what PostgreSQL cannot keep, or of one half of a letter that has two. */
const doubtfulEscape = /\\u(?:0000|d[89a-f])/i;

/** The query as an object: `a[]=x` and repeated names become arrays, `a[]=` an empty one. */
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

/** @throws 400 for a query that is longer than any that is meant. */
export function refuseLongQuery(search: string): void {
  if (search.length > queryLimit) throw invalid('query', { code: 'too_long', max: queryLimit });
}

/** @throws 413 when the body says itself that it is larger. */
export function refuseDeclaredTooLarge(request: Request, limitBytes: number): void {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('too_large', { code: 'too_large', bytes: limitBytes }, { headers: { Connection: 'close' } });
}

/** Reads at most `limitBytes` of the body; a larger one is refused without being read to its end. */
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

/** The JSON body, `undefined` when there is none. It is measured as bytes first: nothing is made of one that no contract can mean. */
export async function readBody(request: Request, endpoint: AnyEndpoint, limitBytes: number): Promise<unknown> {
  if (endpoint.raw || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await readBytes(request, limitBytes);
  const { depth, values } = measureJson(bytes);
  if (depth > depthLimit) throw invalid('body', 'nested_too_deeply');
  if (values > valueLimit) throw invalid('body', { code: 'too_many_values', max: valueLimit });
  const text = new TextDecoder().decode(bytes);
  // Existing clients delete by raw text (`todo`, `42`), see `deletedBy`: what they do not call JSON is not read as a number.
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

/** Whether a body stands for itself: no JSON at all, or a bare word or number that nobody says is JSON. */
function isRawText(request: Request, text: string): boolean {
  if (text.trim() === '') return false;
  if (!isJson(text)) return true;
  const isSaid = /json/i.test(request.headers.get('Content-Type') ?? '');
  return !isSaid && !/^\s*["[{]/.test(text);
}

/**
 * What a DELETE names: in the query, or as the body's object, JSON scalar or raw text, which then stands for the first
 * name of the endpoint's query. Query and body that disagree are refused.
 */
export function deletedBy(query: Record<string, unknown>, body: unknown, endpoint: AnyEndpoint): Record<string, unknown> {
  if (body === undefined || body === null || endpoint.body) return query;
  const shape = (endpoint.query as { shape?: object } | undefined)?.shape;
  const name = Object.keys(shape ?? {})[0];
  if (!name) return query;
  const named = typeof body === 'object' ? (body as Record<string, unknown>)[name] : body;
  if (named === undefined) return query;
  // A query is text: so are ids that JSON has as numbers.
  const given = typeof named === 'number' || typeof named === 'boolean' ? String(named) : named;
  if (query[name] !== undefined && String(query[name]) !== String(given)) throw invalid(name, 'differs');
  return { ...query, [name]: given };
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. @throws 400 that names the first field that has one. */
export function refuseUnstorableText(value: unknown): void {
  const path = unstorableIn(value);
  if (path) throw invalid(path.join('.') || 'body', 'unstorable');
}

/** Where the first such text stands. The path is made on the way back: on the way there nothing is. */
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

/** How deep a JSON text is nested, and how many values it has at most: one look at its bytes, before anything is made of it. */
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
