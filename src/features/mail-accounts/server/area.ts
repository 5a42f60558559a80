import type { ServerArea } from '#server/server-area.ts';
import { mailAccountEndpoints } from '../contract.ts';
import { accountWork } from './account-work.ts';
import { mailAccountRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const mailAccountArea: ServerArea = {
  endpoints: mailAccountEndpoints,
  routes: mailAccountRoutes,
  work: [accountWork],
};
