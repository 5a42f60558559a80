/** What other features may use of this one's server. */

export { addEvent } from './events/add-event.ts';
export { visibleTo } from './events/event-record.ts';
export { nextReminders } from './events/plan-event-reminders.ts';
export { recordReplies } from './guests/record-replies.ts';
export { countOwnEvents, handEventsOver } from './hand-over-events.ts';
export { findDayEvents } from './range/find-day-events.ts';
export { findNextEvents } from './range/find-next-events.ts';
export { ownCalendarFile } from './transfer/export-calendar.ts';
