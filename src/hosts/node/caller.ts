import { isIP } from 'node:net';
import type { Caller } from '#server/dependencies.ts';
import { plainAddress } from '#server/network-of.ts';
import { hostOf, isLoopback, isPublic } from './loopback.ts';
import type { Settings } from './settings.ts';

type Needed = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'sampleAccounts'>;

/** Tells the API who calls: by the socket, behind a trusted proxy by what the proxy says. */
export function callerOf(settings: Needed): (request: Request) => Caller {
  return (request) => ({
    address: addressOf(request, settings.trustProxy),
    sampleAccountsAllowed: settings.sampleAccounts === 'print' || (!isPublic(settings) && cameLocally(request)),
  });
}

/** Only the last hop was written by the trusted proxy itself; what stands before it, anybody may have written. */
function addressOf(request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('X-Forwarded-For')?.split(',').at(-1) : undefined;
  return addressIn(forwarded ?? '') ?? plainAddress(remoteAddress(request) ?? 'unknown');
}

/** The address in what a proxy wrote, which may have brackets and a port. */
function addressIn(written: string): string | undefined {
  const bare = written.trim().replaceAll('"', '');
  const [, address = bare] = /^\[(.+)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  return isIP(address) ? plainAddress(address) : undefined;
}

const proxyHeaders = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP'];

/** Whether nothing hints at a way from elsewhere, a proxy's headers included, be it trusted or not. */
export function cameLocally(request: Request): boolean {
  const { headers } = request;
  const named = [
    headers.get('Host') ?? new URL(request.url).host,
    headers.get('Origin')?.replace(/^null$/, '') ?? '',
    // The page that asks: browsers send no Origin with a GET.
    headers.get('Referer') ?? '',
    ...proxyHeaders.flatMap((name) => headers.get(name)?.split(',') ?? []),
    ...[...(headers.get('Forwarded') ?? '').matchAll(/(?:for|host|by)=("[^"]*"|[^;,\s]*)/gi)].map(([, value]) => value ?? ''),
    remoteAddress(request) ?? '',
  ].filter(Boolean);
  return named.every((name) => isLoopback(hostOf(name)));
}

const addresses = new WeakMap<Request, string>();

/** Keeps the address of the socket that a request came over, for `remoteAddress`. */
export function rememberRemoteAddress(request: Request, address: string | undefined): void {
  if (address) addresses.set(request, address);
}

/** The address of the socket that the request came over; undefined for a request that came over none. */
function remoteAddress(request: Request): string | undefined {
  return addresses.get(request);
}
