import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { type Fields, requestAddress } from './request-address.ts';

/** Stands in the address of a first call for the zone of the reader, which the server does not know: the head of the page puts it in. */
export const zoneOfReader = 'zone-of-reader';

/** The address of a GET as the page will ask for it: the server lets the browser ask ahead of the page's code. */
export function firstCall<E extends AnyEndpoint>({ path }: E, input: InputOf<E>): string {
  const { params, query } = input as { params?: Fields; query?: Fields };
  return requestAddress(path, params, query);
}

/** The id that a segment of an address says; undefined where it says none. */
export function idFrom(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}
