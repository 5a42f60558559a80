import { type ImportRule, ownPath } from '#server/import-rule.ts';

export const notificationsImportRules: readonly ImportRule[] = [
  {
    table: 'notification_preferences',
    plain: ['unwanted_kinds', 'mail_every'],
  },
  {
    table: 'notifications',
    cleaned: { path: ownPath },
    plain: ['kind', 'area', 'title', 'excerpt', 'actor_name'],
  },
  {
    table: 'reminders',
    cleaned: { path: ownPath },
    plain: ['area', 'title'],
  },
];
