/** What other features may use of this one's server. */

export { nextReminders } from './events/plan-event-reminders.ts';
export { recordReplies } from './guests/record-replies.ts';
export { countOwnEvents, handEventsOver } from './hand-over-events.ts';
