import { type Linked, type LinkedKind, linkedKinds } from '#contract/linked-kind.ts';
import type { SearchHit } from '#platform/search/contract.ts';

/** Something that was found and can be linked. */
export interface LinkableHit extends Linked {
  title: string;
  detail: string;
  time: string | null;
}

/** Those among what was found that can be linked with a thing, each once and without the thing itself. */
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

/** An occurrence that was changed is found by itself; what is linked is its event, which the address names. */
function eventOf({ id, path }: SearchHit): number {
  const event = new URLSearchParams(path.slice(path.indexOf('?'))).get('event');
  return event === null ? id : Number(event);
}

/** The line that finds them. */
export const lineOf = (typed: string, kinds: readonly LinkedKind[]): string => [typed, ...kinds.map((kind) => `in:${kind}`)].join(' ');
