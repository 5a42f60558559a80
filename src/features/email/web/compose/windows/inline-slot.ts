import { useSyncExternalStore } from 'react';

/** Where the reply in the open conversation is written. */
interface InlineSlot {
  readonly element: HTMLElement;
  readonly mailIds: ReadonlySet<number>;
}

let slot: InlineSlot | null = null;
const listeners = new Set<() => void>();

/** Registers a slot for replies to some emails. Returns a function that removes it. */
export function offerSlot(element: HTMLElement, mailIds: Iterable<number>): () => void {
  const offered = { element, mailIds: new Set(mailIds) };
  change(offered);
  return () => {
    if (slot === offered) change(null);
  };
}

export const findSlot = () => slot;

export function useInlineSlot(): InlineSlot | null {
  return useSyncExternalStore(listen, findSlot);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: InlineSlot | null): void {
  slot = next;
  for (const listener of listeners) listener();
}
