import type { Linked, MadeKind } from '#contract/linked-kind.ts';
import { findMade, link } from '#features/links/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { LinkedThing } from '../../contract.ts';
import { readEnd } from '../ends/ends.ts';
import { tellEnds } from '../tell-ends.ts';

interface Making {
  clientKey: string;
  from: Linked;
  kind: MadeKind;
  /** Adds the thing, whose right the call has asked for. @returns its id */
  add: () => Promise<number>;
}

/**
 * Makes one thing of another and links them, in the transaction of the call. Under a key it is made once: a retry, however late, is
 * answered with what the first one made.
 */
export async function makeOnce({ clientKey, from, kind, add }: Making, scope: Scope): Promise<{ made: LinkedThing }> {
  await readEnd(from, scope);
  const making = { madeBy: scope.identity.personId, clientKey };
  const earlier = await findMade(scope, making);
  if (earlier) {
    const isSame = earlier.to.kind === kind && earlier.from.kind === from.kind && earlier.from.id === from.id;
    if (!isSame) throw invalid('clientKey', 'key_of_another');
    return { made: await readEnd(earlier.to, scope) };
  }
  const to: Linked = { kind, id: await add() };
  await link(scope, from, to, making);
  await tellEnds([from], scope);
  return { made: await readEnd(to, scope) };
}
