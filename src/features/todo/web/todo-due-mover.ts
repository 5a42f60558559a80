import { call } from '#web/api-client.ts';
import { readerTime } from '#web/dates/reader-time.ts';
import type { DueMover } from '#web/due-mover.ts';
import { updateTodoTask } from '../contract.ts';

/** Moves a to-do's due date to a day, or to a time in the hours grid. */
export const todoDueMover: DueMover = {
  startAt: ({ start, allDay }) => (allDay ? start.slice(0, 10) : readerTime(new Date(start))),
  send: (id, start) => {
    const [dueDate = '', time] = start.split('T');
    return call(updateTodoTask, { body: { task: { id, dueDate, dueTime: time?.slice(0, 5) ?? null } } });
  },
};
