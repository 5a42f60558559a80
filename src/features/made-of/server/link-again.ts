import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';
import { link, part } from '#features/links/server/offers.ts';
import { invalid, notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { linkAgain as againContract, unlinkThings as unlinkContract } from '../contract.ts';
import { readEnd } from './ends/ends.ts';
import { tellEnds } from './tell-ends.ts';

/** Links two things that are there. */
export async function linkAgain({ body: { from, to } }: GivenOf<typeof againContract>, scope: Scope): Promise<undefined> {
  // Nothing comes of itself, and no mail of another mail.
  if (from.kind === to.kind && (from.id === to.id || from.kind === 'mail')) throw invalid('to', 'not_to_be_linked');
  await refuseUnlessOpen(from, to, scope);
  await link(scope, from, to);
  await tellEnds([from, to], scope);
}

/** Takes the link of two things away. */
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
  // Who may not read them is told of the right first.
  await readEnd(one, scope);
  await readEnd(other, scope);
  throw notFound('link');
}

/** What was made is what a link changes: who may not update it leaves it as it is. @throws 403, 404. */
async function refuseUnlessOpen(from: Linked, to: Linked, scope: Scope): Promise<void> {
  await readEnd(from, scope);
  await readEnd(to, scope);
  refuseUnlessAble(scope.ability, 'update', subjectOf[to.kind]);
}
