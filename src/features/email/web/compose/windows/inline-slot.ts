import { useSyncExternalStore } from 'react';

/** Where the open conversation has its answer written. */
interface InlineSlot {
  readonly element: HTMLElement;
  readonly mailIds: ReadonlySet<number>;
}

let slot: InlineSlot | null = null;
const listeners = new Set<() => void>();

/** Offers a place to the answers to some mails. Answers how to take it back. */
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
