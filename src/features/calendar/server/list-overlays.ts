import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { OverlaySource } from '#server/overlay-source.ts';
import type { Scope } from '#server/scope.ts';
import type { listOverlays as contract, Overlay } from '../contract.ts';
import { readRange } from './read-times.ts';

const maxOfAKind = 2000;

/**
 * Lists what is due in a range, from the features the caller can read.
 * @param sources of all features
 */
export const listOverlays =
  (sources: readonly OverlaySource[]) =>
  async ({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> => {
    const range = readRange(query);
    if (!range) return { overlays: [], truncated: false };
    const overlays: Overlay[] = [];
    let truncated = false;
    for (const { kind, subject, list } of sources) {
      if (!scope.ability.can('read', subject)) continue;
      const due = await list(range, scope, maxOfAKind + 1);
      if (due.length > maxOfAKind) truncated = true;
      overlays.push(...due.slice(0, maxOfAKind).map((record) => ({ kind, ...record })));
    }
    return { overlays, truncated };
  };
