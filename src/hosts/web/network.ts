import type { Transport } from '#web/transport.ts';

/** The API of a server, reached over the network. */
export const network: Transport = { fetch: (...given) => globalThis.fetch(...given) };
