import type { ServerArea } from '#server/server-area.ts';
import { mailTransferEndpoints } from '../contract.ts';
import { mailTransferRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const mailTransferArea: ServerArea = {
  endpoints: mailTransferEndpoints,
  routes: mailTransferRoutes,
};
