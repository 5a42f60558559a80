interface Installed {
  host: string;
  publicUrl: string | undefined;
}

/** Checks whether the operator's settings make the installation reachable from other machines. */
export function isPublic({ host, publicUrl }: Installed): boolean {
  return !isLoopback(host) || (publicUrl !== undefined && !isLoopback(hostOf(publicUrl)));
}

/** Checks whether a host name or address is loopback. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Returns the host of an address, with or without scheme, quotes, brackets and port. */
export function hostOf(address: string): string {
  const bare = address
    .trim()
    .replaceAll('"', '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (bare.split(':').length > 2 && !bare.includes('[') && !bare.includes('/')) return bare;
  return URL.parse(bare.includes('://') ? bare : `http://${bare}`)?.hostname.replace(/^\[|\]$/g, '') ?? bare;
}

/**
 * Returns the address of a local-only installation, for links in mails that stay on this machine; undefined if it is reachable from other
 * machines.
 */
export function localUrl({ host, port, smtpUrl }: { host: string; port: number; smtpUrl: string | undefined }): string | undefined {
  if (!isLoopback(host) || smtpUrl !== undefined || port === 0) return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
