/** Server functions other features can use. */

export { addEvent } from './add-event.ts';
export { visibleTo } from './event-record.ts';
export { nextReminders } from './event-reminders.ts';
export { recordReplies } from './guest-replies.ts';
export { countOwnEvents, transferEvents } from './hand-over.ts';
export { findDayEvents, findNextEvents } from './list-events.ts';
export { ownCalendarFile } from './transfer/export-calendar.ts';
