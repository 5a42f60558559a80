import { call } from '#web/api-client.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { type LinkedThing, makeCard, makeEvent, makeTodo } from '../contract.ts';
import type { MadeRequest } from './made-request.ts';

/** Form values of the new record. */
export interface CreateFromValues {
  title: string;
  description: string;
  spaceId: string;
  columnId: string;
  /** `YYYY-MM-DD` or empty; the day of an event. */
  day: string;
  /** `HH:MM`; empty means all day, or due on that day. */
  time: string;
  withFiles: boolean;
}

const anHourMs = 3_600_000;

/** Initial values: no due date for a card or to-do, tomorrow morning for an event. */
export function firstValues({ as, title, text, hasFiles }: MadeRequest): CreateFromValues {
  return {
    title: title.trim(),
    description: text.trim(),
    ...{ spaceId: '', columnId: '' },
    ...(as === 'event' ? { day: addDays(today(), 1), time: '09:00' } : { day: '', time: '' }),
    withFiles: as === 'card' && hasFiles,
  };
}

/** A card is due at 5 PM on its day, as elsewhere on boards. */
const dueAtOf = ({ day }: CreateFromValues): number | null => (day ? momentOf(`${day}T17:00`).getTime() : null);

/** An event lasts one hour from its time, or all day. */
function timesOf({ day, time }: CreateFromValues) {
  const timeZone = readerZone();
  if (!time) return { start: day, end: null, allDay: true, timeZone };
  const start = momentOf(`${day}T${time}`);
  return { start: start.toISOString(), end: new Date(start.getTime() + anHourMs).toISOString(), allDay: false, timeZone };
}

/** Sends the request; each idempotency key creates one record. */
export async function sendCreateFrom({ as, from }: MadeRequest, values: CreateFromValues, clientKey: string): Promise<LinkedThing> {
  const common = { clientKey, from, title: values.title.trim(), description: values.description };
  const { made } = await send();
  return made;

  function send() {
    if (as === 'event') return call(makeEvent, { body: { ...common, ...timesOf(values) } });
    if (as === 'todo') return call(makeTodo, { body: { ...common, dueDate: values.day || null, dueTime: values.time || null } });
    const place = { spaceId: Number(values.spaceId), columnId: values.columnId };
    return call(makeCard, { body: { ...common, ...place, dueAt: dueAtOf(values), withFiles: values.withFiles } });
  }
}
