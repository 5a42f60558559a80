/** What other features may use of this one's server. */
export { clientFor } from './client-for.ts';
export { deleteClient, restoreClient } from './clients.ts';
