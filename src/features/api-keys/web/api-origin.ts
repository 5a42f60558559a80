import { transport } from '#web/transport.ts';

/** Where programs reach the API. */
export function apiOrigin(): string {
  return transport().baseUrl ?? window.location.origin;
}
