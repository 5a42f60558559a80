import type { Linked } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';
import { notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { LinkedThing } from '../../contract.ts';
import { cardEnd } from './card-end.ts';
import type { Ends } from './end-of.ts';
import { eventEnd } from './event-end.ts';
import { invoiceEnd } from './invoice-end.ts';
import { mailEnd } from './mail-end.ts';
import { messageEnd } from './message-end.ts';
import { orderEnd } from './order-end.ts';
import { todoEnd } from './todo-end.ts';

const ends: Ends = {
  mail: mailEnd,
  message: messageEnd,
  order: orderEnd,
  card: cardEnd,
  todo: todoEnd,
  event: eventEnd,
  invoice: invoiceEnd,
};

/** Those among some things that the signed-in person may read now, each asked for by its own area. */
export async function readEnds(things: Linked[], scope: Scope): Promise<LinkedThing[]> {
  const found: LinkedThing[] = [];
  // One after the other: they share a connection.
  for (const [kind, own] of Map.groupBy(things, (thing) => thing.kind)) {
    if (!scope.ability.can('read', subjectOf[kind])) continue;
    const ids = own.map(({ id }) => id);
    found.push(...(await ends[kind].find(ids, scope)));
  }
  return found;
}

/** One thing, which the signed-in person may read. @throws 403 that names the right that is missing, 404. */
export async function readEnd(thing: Linked, scope: Scope): Promise<LinkedThing> {
  refuseUnlessAble(scope.ability, 'read', subjectOf[thing.kind]);
  const [found] = await ends[thing.kind].find([thing.id], scope);
  if (!found) throw notFound(thing.kind);
  return found;
}
