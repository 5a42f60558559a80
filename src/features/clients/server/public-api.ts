export { clientFor } from './client-for.ts';
export { deleteClient, restoreClient } from './clients.ts';
