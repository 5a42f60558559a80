import { call } from '#web/api-client.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { momentOf } from '#web/dates/reader-time.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { type LinkedThing, makeCard, makeEvent, makeTodo } from '../contract.ts';
import type { MadeRequest } from './made-request.ts';

/** What stands in the fields of what is being made. */
export interface CreateFromValues {
  title: string;
  description: string;
  spaceId: string;
  columnId: string;
  /** `YYYY-MM-DD`, or empty; of an event its day. */
  day: string;
  /** `HH:MM`, or empty: all day, or due on that day. */
  time: string;
  withFiles: boolean;
}

const anHourMs = 3_600_000;

/** What the fields begin with: a card and a to-do are due when somebody says so, an event is tomorrow morning. */
export function firstValues({ as, title, text, hasFiles }: MadeRequest): CreateFromValues {
  return {
    title: title.trim(),
    description: text.trim(),
    ...{ spaceId: '', columnId: '' },
    ...(as === 'event' ? { day: addDays(today(), 1), time: '09:00' } : { day: '', time: '' }),
    withFiles: as === 'card' && hasFiles,
  };
}

/** When a card is due: at five in the afternoon of its day, as elsewhere on boards. */
const dueAtOf = ({ day }: CreateFromValues): number | null => (day ? momentOf(`${day}T17:00`).getTime() : null);

/** When an event is: an hour from its time on, or all of its day. */
function timesOf({ day, time }: CreateFromValues) {
  const timeZone = readerZone();
  if (!time) return { start: day, end: null, allDay: true, timeZone };
  const start = momentOf(`${day}T${time}`);
  return { start: start.toISOString(), end: new Date(start.getTime() + anHourMs).toISOString(), allDay: false, timeZone };
}

/** Makes what was asked for. Under one key it is made once. */
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
