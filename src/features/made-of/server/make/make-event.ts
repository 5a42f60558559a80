import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { addEvent } from '#features/calendar/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { makeEvent as contract } from '../../contract.ts';
import { htmlOfLines } from './html-of-lines.ts';
import { makeOnce } from './make-once.ts';

/** Makes an event of something, among the maker's own: who else is to come, or to see it, they say there. */
export function makeEvent({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { clientKey, from, title, description, start, end, allDay, timeZone } = body;
  const add = async () => {
    const extendedProps = { calendar: 'Personal' as const, timeZone, description: htmlOfLines(description) };
    const event = { title, start, end, allDay, url: '', extendedProps };
    return (await addEvent({ params: undefined, query: undefined, body: { event } }, scope)).event.id;
  };
  return makeOnce({ clientKey, from, kind: 'event', add }, scope);
}
