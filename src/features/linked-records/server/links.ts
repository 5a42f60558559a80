import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';
import { allLinkedTo, link, linksOf, part } from '#platform/links/server/public-api.ts';
import { invalid, notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { linkAgain as againContract, unlinkThings as unlinkContract } from '../contract.ts';
import { readEnd, readLinkableRecords, tellEnds } from './linkable-records.ts';

/** Returns the records linked with one, if the caller can currently read both ends. */
export async function listLinks({ query }: GivenOf<typeof contract.listLinks>, scope: Scope): Promise<AnswerOf<typeof contract.listLinks>> {
  const linked = await allLinkedTo(scope, query);
  // Few records have links, so the record itself is only read then.
  if (linked.length === 0 || (await readLinkableRecords([query], scope)).length === 0) return { links: [] };
  return { links: await readLinkableRecords(linked, scope) };
}

/** Returns how many links each of several records has, counting only those whose ends the caller can currently read. */
export async function countLinks(
  { query }: GivenOf<typeof contract.countLinks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.countLinks>> {
  const { kind, ids } = query;
  const linked = await linksOf(scope, kind, [...new Set(ids)]);
  // Most pages show nothing with links, so their records are not read.
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

/** Returns the keys of those records that the caller can currently read; each is read once. */
async function readable(things: Linked[], scope: Scope): Promise<Set<string>> {
  const once = new Map(things.map((thing) => [nameOf(thing), thing]));
  return new Set((await readLinkableRecords([...once.values()], scope)).map(nameOf));
}

function nameOf({ kind, id }: Linked): string {
  return `${kind} ${id}`;
}

/** Links two existing records. */
export async function linkAgain({ body: { from, to } }: GivenOf<typeof againContract>, scope: Scope): Promise<undefined> {
  // Nothing is created from itself, and no mail from another mail.
  if (from.kind === to.kind && (from.id === to.id || from.kind === 'mail')) throw invalid('to', 'not_to_be_linked');
  await refuseUnlessOpen(from, to, scope);
  await link(scope, from, to);
  await tellEnds([from, to], scope);
}

/** Removes the link between two records. */
export async function unlinkThings({ query }: GivenOf<typeof unlinkContract>, scope: Scope): Promise<AnswerOf<typeof unlinkContract>> {
  const one: Linked = { kind: query.kind, id: query.id };
  const other: Linked = { kind: query.otherKind, id: query.otherId };
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!(await part(scope, from, to))) continue;
    await refuseUnlessOpen(from, to, scope);
    await tellEnds([from, to], scope);
    return { from, to };
  }
  // Callers without read permission get that refusal first.
  await readEnd(one, scope);
  await readEnd(other, scope);
  throw notFound('link');
}

/** The created end is the one a link changes, so callers need permission to update it. @throws 403, 404. */
async function refuseUnlessOpen(from: Linked, to: Linked, scope: Scope): Promise<void> {
  await readEnd(from, scope);
  await readEnd(to, scope);
  refuseUnlessAble(scope.ability, 'update', subjectOf[to.kind]);
}
