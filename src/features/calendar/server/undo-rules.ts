import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addEvent, changeOccurrence, removeEvent, removeOccurrence, undoCalendarChange, updateEvent } from '../contract.ts';
import { addOwnCalendar, deleteOwnCalendar, restoreOwnCalendar } from '../own-calendar-writes-contract.ts';

const changeTakenBack = (id: number) => madeCall(undoCalendarChange, { params: { id } });

/** Undo rules of the calendar: changes are stored for a day. */
export const calendarUndo: readonly UndoRule[] = [
  undoRule(addEvent, {
    undo: (_given, { event, changeId }) =>
      changeId === undefined ? madeCall(removeEvent, { query: { id: event.id } }) : changeTakenBack(changeId),
  }),
  undoRule(updateEvent, { undo: (_given, { changeId }) => (changeId === undefined ? null : changeTakenBack(changeId)) }),
  undoRule(changeOccurrence, { undo: (_given, { changeId }) => changeTakenBack(changeId) }),
  undoRule(removeOccurrence, { undo: (_given, { changeId }) => changeTakenBack(changeId) }),
  undoRule(addOwnCalendar, { undo: (_given, { calendar }) => madeCall(deleteOwnCalendar, { params: { id: calendar.id } }) }),
  undoRule(deleteOwnCalendar, { undo: ({ params }) => madeCall(restoreOwnCalendar, { params }) }),
];
