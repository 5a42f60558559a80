const addresses = new WeakMap<Request, string>();

/** Keeps the address of the socket that a request came over, for `remoteAddress`. */
export function rememberRemoteAddress(request: Request, address: string | undefined): void {
  if (address) addresses.set(request, address);
}

/** The address of the socket that the request came over; undefined for a request that came over none. */
export function remoteAddress(request: Request): string | undefined {
  return addresses.get(request);
}
