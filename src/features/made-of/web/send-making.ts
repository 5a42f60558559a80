import { call } from '#web/api-client.ts';
import { type LinkedThing, makeCard, makeEvent, makeTodo } from '../contract.ts';
import type { MadeRequest } from './made-request.ts';
import { dueAtOf, type MakingValues, timesOf } from './making-values.ts';

/** Makes what was asked for. Under one key it is made once. */
export async function sendMaking({ as, from }: MadeRequest, values: MakingValues, clientKey: string): Promise<LinkedThing> {
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
