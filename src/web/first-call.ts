import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { type Fields, requestAddress } from './request-address.ts';

/** Placeholder for the user's time zone in a first request, which the server doesn't know; the page's head fills it in. */
export const zoneOfReader = 'zone-of-reader';

/** Builds the GET URL the page will request, so the server can let the browser prefetch it before the code loads. */
export function firstCall<E extends AnyEndpoint>({ path }: E, input: InputOf<E>): string {
  const { params, query } = input as { params?: Fields; query?: Fields };
  return requestAddress(path, params, query);
}

/** Parses an id from a path segment; undefined if invalid. */
export function idFrom(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}
