import type { Transport } from '#web/transport.ts';

/** The API of a server, over the network. */
export const network: Transport = { fetch: (...given) => globalThis.fetch(...given) };
