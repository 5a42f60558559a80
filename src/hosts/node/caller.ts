import type { Caller } from '#server/dependencies.ts';
import { remoteAddress } from './remote-address.ts';
import type { Settings } from './settings.ts';

type Needed = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'sampleDataOnPurpose'>;

/** Tells the API who calls: by the socket, behind a trusted proxy by what the proxy says. */
export function callerOf(settings: Needed): (request: Request) => Caller {
  const installedLocally = isLoopback(settings.host) && (!settings.publicUrl || isLoopback(hostOf(settings.publicUrl)));
  return (request) => ({
    address: addressOf(request, settings.trustProxy),
    sampleAccountsAllowed: settings.sampleDataOnPurpose || (installedLocally && cameLocally(request)),
  });
}

/** Only the last hop was written by the trusted proxy itself; what stands before it, anybody may have written. */
function addressOf(request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || plainAddress(remoteAddress(request) ?? 'unknown');
}

/** Whether nothing hints at a way from elsewhere, a proxy's headers included, be it trusted or not. */
function cameLocally(request: Request): boolean {
  const { headers } = request;
  const named = [
    headers.get('Host') ?? new URL(request.url).host,
    headers.get('Origin')?.replace(/^null$/, '') ?? '',
    ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'].flatMap((name) => headers.get(name)?.split(',') ?? []),
    ...[...(headers.get('Forwarded') ?? '').matchAll(/(?:for|host|by)=("[^"]*"|[^;,\s]*)/gi)].map(([, value]) => value ?? ''),
    remoteAddress(request) ?? '',
  ].filter(Boolean);
  return named.every((name) => isLoopback(hostOf(name)));
}

/** The host's name of an address, with or without scheme, quotes, brackets and port. */
function hostOf(address: string): string {
  const bare = plainAddress(address.trim().replaceAll('"', ''));
  if (bare.split(':').length > 2 && !bare.includes('[') && !bare.includes('/')) return bare;
  return URL.parse(bare.includes('://') ? bare : `http://${bare}`)?.hostname.replace(/^\[|\]$/g, '') ?? bare;
}

/** An IPv4 address without the IPv6 clothes that a dual-stack socket gives it. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
