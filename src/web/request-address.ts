import { fillPath } from '#contract/fill-path.ts';
import { apiErrorFrom } from './api-error.ts';

type Value = string | number | boolean | null | undefined;
export type Fields = Record<string, Value | readonly Value[]>;

/** The address of a call: `{name}` in the path filled from `params`, the rest as the query. @throws ApiError 404 for a part that the path can't hold. What is undefined or null is left out; lists travel as `name[]=…`. */
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
