import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { linksOf } from '#features/links/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { countLinks as contract } from '../contract.ts';
import { readEnds } from './ends/ends.ts';

/** With how many things each of several is linked, for who may read both ends now. */
export async function countLinks({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { kind, ids } = query;
  const linked = await linksOf(scope, kind, [...new Set(ids)]);
  // Most pages show nothing that is linked: their things are not asked for.
  if (linked.length === 0) return { counts: [] };
  const own = await readable(
    linked.map(({ id }) => ({ kind, id })),
    scope,
  );
  const told = linked.filter(({ id }) => own.has(nameOf({ kind, id })));
  const others = await readable(
    told.map(({ other }) => other),
    scope,
  );
  const seen = told.filter(({ other }) => others.has(nameOf(other)));
  const byId = Map.groupBy(seen, ({ id }) => id);
  return { counts: [...byId].map(([id, links]) => ({ id, count: links.length })).sort((a, b) => a.id - b.id) };
}

/** The names of those among some things that the signed-in person may read now; each is asked for once. */
async function readable(things: Linked[], scope: Scope): Promise<Set<string>> {
  const once = new Map(things.map((thing) => [nameOf(thing), thing]));
  return new Set((await readEnds([...once.values()], scope)).map(nameOf));
}

function nameOf({ kind, id }: Linked): string {
  return `${kind} ${id}`;
}
