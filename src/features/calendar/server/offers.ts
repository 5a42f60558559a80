/** What other features may use of this one's server. */
export { addSampleEvents } from './add-sample-events.ts';
export { countOwnEvents, handEventsOver } from './hand-over-events.ts';
export { nextReminders } from './plan-event-reminders.ts';
export { recordReplies } from './record-replies.ts';
export { sweepCalendar } from './sweep-calendar.ts';
