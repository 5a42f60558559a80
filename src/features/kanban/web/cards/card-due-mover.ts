import { call } from '#web/api-client.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { DueMover } from '#web/due-mover.ts';
import { updateTask } from '../../contract.ts';

/** Moves a card's due date to another day and keeps its time of day, even across a DST change. */
export const cardDueMover: DueMover = {
  startAt: ({ start, allDay }, before) => {
    const [, time = ''] = readerTime(new Date(before)).split('T');
    return (allDay ? momentOf(`${start.slice(0, 10)}T${time}`) : new Date(start)).toISOString();
  },
  send: (id, start) => call(updateTask, { body: { data: { id, dueDate: Date.parse(start) } } }),
};
