import type { ServerArea } from '#server/server-area.ts';
import { notificationEndpoints } from '../contract.ts';
import { notificationRoutes } from './routes.ts';
import { sweepNotifications } from './sweep-notifications.ts';

/** What this feature adds to the server. */
export const notificationArea: ServerArea = {
  endpoints: notificationEndpoints,
  routes: ({ unread }) => notificationRoutes(unread),
  sweeps: [sweepNotifications],
};
