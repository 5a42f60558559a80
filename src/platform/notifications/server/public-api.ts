export { type Mailing, mailUnread } from './mail-unread.ts';
export { type Notice, notify, retargetNotifications, settleNotifications } from './notify.ts';
export { fireReminders, type PlanNext, type PlannedReminder, planReminders, planRemindersOfAll, type StillDue } from './reminders.ts';
