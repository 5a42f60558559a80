import { call } from '#web/api-client.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { DueMover } from '#web/due-mover.ts';
import { updateTask } from '../../contract.ts';

/** A card is due at a moment: on another day it keeps its hour, also over a change of the clocks. */
export const cardDueMover: DueMover = {
  startAt: ({ start, allDay }, before) => {
    const [, time = ''] = readerTime(new Date(before)).split('T');
    return (allDay ? momentOf(`${start.slice(0, 10)}T${time}`) : new Date(start)).toISOString();
  },
  send: (id, start) => call(updateTask, { body: { data: { id, dueDate: Date.parse(start) } } }),
};
