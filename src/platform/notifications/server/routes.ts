import { on, type Route } from '#server/route.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import * as contract from '../contract.ts';
import { getPreferences, updatePreferences } from './notification-preferences.ts';
import { countNotifications, listNotifications, markNotifications } from './own-notifications.ts';

/** @param counts unread counters of all areas */
export const notificationRoutes = (counts: readonly UnreadCount[]): Route[] => [
  on(contract.listNotifications, listNotifications),
  on(contract.countNotifications, countNotifications(counts)),
  on(contract.markNotifications, markNotifications),
  on(contract.getNotificationPreferences, getPreferences),
  on(contract.updateNotificationPreferences, updatePreferences),
];
