import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { countUnread } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotifications } from './mark-notifications.ts';
import { getPreferences, updatePreferences } from './notification-preferences.ts';

export const notificationRoutes: Route[] = [
  on(contract.listNotifications, listNotifications),
  on(contract.countNotifications, async (_given, scope) => ({ unread: await countUnread(scope) })),
  on(contract.markNotifications, markNotifications),
  on(contract.getNotificationPreferences, getPreferences),
  on(contract.updateNotificationPreferences, updatePreferences),
];
