import { type Linked, type LinkedKind, linkedKinds } from '#contract/linked-kind.ts';
import type { SearchHit } from '#platform/search/contract.ts';

/** A search result that can be linked. */
export interface LinkableHit extends Linked {
  title: string;
  detail: string;
  time: string | null;
}

/** Returns the search results that can be linked with a record, each once and without the record itself. */
export function linkableHits(hits: readonly SearchHit[], kinds: readonly LinkedKind[], thing: Linked): LinkableHit[] {
  const byName = new Map<string, LinkableHit>();
  for (const hit of hits) {
    const kind = linkedKinds.find((one) => one === hit.kind);
    if (!kind || !kinds.includes(kind)) continue;
    const id = kind === 'event' ? eventOf(hit) : hit.id;
    const name = `${kind} ${id}`;
    if (name === `${thing.kind} ${thing.id}` || byName.has(name)) continue;
    byName.set(name, { kind, id, title: hit.title, detail: hit.detail, time: hit.time });
  }
  return [...byName.values()];
}

/** An edited occurrence is its own result; the link goes to its event, whose id is in the path. */
function eventOf({ id, path }: SearchHit): number {
  const event = new URLSearchParams(path.slice(path.indexOf('?'))).get('event');
  return event === null ? id : Number(event);
}

/** Builds the search query for linkable records. */
export const lineOf = (typed: string, kinds: readonly LinkedKind[]): string => [typed, ...kinds.map((kind) => `in:${kind}`)].join(' ');
