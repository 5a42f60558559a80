import type { AnyEndpoint } from '#contract/endpoint.ts';
import { invalid, Refusal } from './refusal.ts';

const jsonLimitBytes = 8 * 1024 * 1024;
/** Deeper than any contract; a few thousand levels would overflow the stack. */
const depthLimit = 64;

/** The query as an object: `a[]=x` and repeated names become arrays, `a[]=` an empty one. */
export function readQuery(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    if (key.endsWith('[]')) query[key.slice(0, -2)] = values.filter(Boolean);
    else query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}

/** Reads at most `limitBytes` of the body; a larger one is refused without being read to its end. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal('too_large', `The body is larger than ${limitBytes} bytes`, { headers: { Connection: 'close' } });
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw invalid('body', 'ended before its end');
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength;
    if (size > limitBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The JSON body, `undefined` when there is none. */
export async function readBody(request: Request, endpoint: AnyEndpoint): Promise<unknown> {
  if (endpoint.raw || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = new TextDecoder().decode(await readBytes(request, jsonLimitBytes));
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Existing clients delete by raw text (`todo`), see `deletedBy`.
    if (request.method === 'DELETE') return text.trim();
    throw invalid('body', 'must be JSON');
  }
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
  const given = typeof body === 'object' ? (body as Record<string, unknown>)[name] : body;
  if (given === undefined) return query;
  if (query[name] !== undefined && String(query[name]) !== String(given)) throw invalid(name, 'differs between query and body');
  return { ...query, [name]: given };
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair: names the first field that has one. */
export function refuseUnstorableText(value: unknown, path = '', depth = 0): void {
  if (depth > depthLimit) throw invalid('body', 'is nested too deeply');
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw invalid(path || 'body', 'has a character that cannot be kept');
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorableText(key, path || 'body', depth + 1);
      refuseUnstorableText(inner, path ? `${path}.${key}` : key, depth + 1);
    }
  }
}
