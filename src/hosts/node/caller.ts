import { isIP } from 'node:net';
import type { Caller } from '#server/dependencies.ts';
import { plainAddress } from '#server/network-of.ts';
import { hostOf, isLoopback, isPublic } from './loopback.ts';
import type { Settings } from './settings.ts';

type Needed = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'sampleAccounts'>;

/** Identifies the caller of a request: by the socket, or by the headers of a trusted proxy. */
export function callerOf(settings: Needed): (request: Request) => Caller {
  return (request) => ({
    address: addressOf(request, settings.trustProxy),
    sampleAccountsAllowed: settings.sampleAccounts === 'print' || (!isPublic(settings) && cameLocally(request)),
  });
}

/** Only the last hop was added by the trusted proxy; earlier ones can be forged. */
function addressOf(request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('X-Forwarded-For')?.split(',').at(-1) : undefined;
  return addressIn(forwarded ?? '') ?? plainAddress(remoteAddress(request) ?? 'unknown');
}

/** Returns the address in a proxy header, which may have brackets and a port. */
function addressIn(written: string): string | undefined {
  const bare = written.trim().replaceAll('"', '');
  const [, address = bare] = /^\[(.+)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  return isIP(address) ? plainAddress(address) : undefined;
}

const proxyHeaders = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP'];

/** Checks that nothing indicates a remote origin, including proxy headers, whether trusted or not. */
export function cameLocally(request: Request): boolean {
  const { headers } = request;
  const named = [
    headers.get('Host') ?? new URL(request.url).host,
    headers.get('Origin')?.replace(/^null$/, '') ?? '',
    // The requesting page: browsers send no Origin header with a GET.
    headers.get('Referer') ?? '',
    ...proxyHeaders.flatMap((name) => headers.get(name)?.split(',') ?? []),
    ...[...(headers.get('Forwarded') ?? '').matchAll(/(?:for|host|by)=("[^"]*"|[^;,\s]*)/gi)].map(([, value]) => value ?? ''),
    remoteAddress(request) ?? '',
  ].filter(Boolean);
  return named.every((name) => isLoopback(hostOf(name)));
}

const addresses = new WeakMap<Request, string>();

/** Stores the socket address of a request for `remoteAddress`. */
export function rememberRemoteAddress(request: Request, address: string | undefined): void {
  if (address) addresses.set(request, address);
}

/** Returns the socket address of a request; undefined if it didn't come over a socket. */
function remoteAddress(request: Request): string | undefined {
  return addresses.get(request);
}
