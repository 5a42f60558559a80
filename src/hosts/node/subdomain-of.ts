/** Which subdomain a request came to; null for the installation's own host, one that is two levels deep, and any other. */
export function subdomainOf(address: URL, publicUrl: string | undefined): string | null {
  if (!publicUrl) return null;
  const { hostname } = new URL(publicUrl);
  if (!address.hostname.endsWith(`.${hostname}`)) return null;
  const name = address.hostname.slice(0, -hostname.length - 1);
  return name.includes('.') ? null : name;
}
