interface Installed {
  host: string;
  publicUrl: string | undefined;
}

/** Whether others than this machine are meant to reach the installation, by what the operator set. */
export function isPublic({ host, publicUrl }: Installed): boolean {
  return !isLoopback(host) || (publicUrl !== undefined && !isLoopback(hostOf(publicUrl)));
}

/** Whether the name or address of a host is one by which a machine reaches itself. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The host's name of an address, with or without scheme, quotes, brackets and port. */
export function hostOf(address: string): string {
  const bare = address
    .trim()
    .replaceAll('"', '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (bare.split(':').length > 2 && !bare.includes('[') && !bare.includes('/')) return bare;
  return URL.parse(bare.includes('://') ? bare : `http://${bare}`)?.hostname.replace(/^\[|\]$/g, '') ?? bare;
}

/** Where an installation of this machine alone is, for links in mails that stay in it; undefined when others are to reach it. */
export function localUrl({ host, port, smtpUrl }: { host: string; port: number; smtpUrl: string | undefined }): string | undefined {
  if (!isLoopback(host) || smtpUrl !== undefined || port === 0) return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
