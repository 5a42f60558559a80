export { type Mailing, mailUnread } from './mail-unread.ts';
export { markNotificationsRead, type Notice, notify, retargetNotifications } from './notify.ts';
export { fireReminders, type PlanNext, type PlannedReminder, planReminders, planRemindersOfAll, type StillDue } from './reminders.ts';
