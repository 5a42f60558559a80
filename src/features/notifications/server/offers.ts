/** What other features may use of this one's server. */
export { fireReminders, type PlanNext, type StillDue } from './fire-reminders.ts';
export { type Mailing, mailUnread } from './mail-unread.ts';
export { type Notice, notify } from './notify.ts';
export { type PlannedReminder, planReminders, planRemindersOfAll } from './plan-reminders.ts';
export { retargetNotifications } from './retarget-notifications.ts';
export { settleNotifications } from './settle-notifications.ts';
