import { on, type Route } from '#server/route.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import * as contract from '../contract.ts';
import { countNotifications } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotifications } from './mark-notifications.ts';
import { getPreferences, updatePreferences } from './notification-preferences.ts';

/** @param counts of what lies unread, of all areas */
export const notificationRoutes = (counts: readonly UnreadCount[]): Route[] => [
  on(contract.listNotifications, listNotifications),
  on(contract.countNotifications, countNotifications(counts)),
  on(contract.markNotifications, markNotifications),
  on(contract.getNotificationPreferences, getPreferences),
  on(contract.updateNotificationPreferences, updatePreferences),
];
