import { fillPath } from '#contract/fill-path.ts';
import { apiErrorFrom } from './api-error.ts';

type Value = string | number | boolean | null | undefined;
export type Fields = Record<string, Value | readonly Value[]>;

/**
 * Builds a request URL: fills `{name}` in the path from `params` and adds the query. @throws ApiError 404 for a segment the path can't
 * hold. Omits undefined and null values; lists become `name[]=…`.
 */
export function requestAddress(path: string, params: Fields = {}, query: Fields = {}): string {
  const filled = fillPath(path, (name) => params[name]);
  if (filled === null) throw apiErrorFrom(404, undefined);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
