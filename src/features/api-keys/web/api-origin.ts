import { transport } from '#web/transport.ts';

export function apiOrigin(): string {
  return transport().baseUrl ?? window.location.origin;
}
