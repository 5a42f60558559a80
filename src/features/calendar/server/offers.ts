/** What other features may use of this one's server. */
export { countOwnEvents, handEventsOver } from './hand-over-events.ts';
export { nextReminders } from './plan-event-reminders.ts';
export { recordReplies } from './record-replies.ts';
