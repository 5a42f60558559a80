/**
 * Returns what counts as one caller: the whole of an IPv4 address, or the first 64 bits of an IPv6 address, within which a customer has as
 * many addresses as they like. Text that isn't an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? (ipv4Within(groups) ?? `${groups.slice(0, 4).join(':')}::/64`) : address;
}

/** Normalizes an address: IPv4 without the IPv6 prefix of a dual-stack socket; others lowercase and as short as possible. */
export function plainAddress(address: string): string {
  const groups = groupsOf(address);
  return (groups && (ipv4Within(groups) ?? canonical(address))) ?? address;
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] | null {
  const short = canonical(address);
  if (short === null) return null;
  const [head = '', tail] = short.split('::');
  const parts = (text: string) => text.split(':').filter(Boolean);
  if (tail === undefined) return parts(head);
  const [first, last] = [parts(head), parts(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

function canonical(address: string): string | null {
  if (!address.includes(':')) return null;
  // Drops the zone, which only identifies a local network interface.
  return URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1) ?? null;
}

function ipv4Within(groups: string[]): string | null {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}
