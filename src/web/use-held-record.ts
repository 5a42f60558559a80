import { useRef } from 'react';

/**
 * The record that is open over a list, as it was last: where somebody else deletes it, or it goes to another page, its form stays, with what
 * was typed.
 * @param open what the address names; nothing is held without it
 * @param found the record of that name, as long as the list has it
 */
export function useHeldRecord<R>(open: string | undefined, found: R | undefined): R | undefined {
  const held = useRef<{ open: string | undefined; record: R }>(undefined);
  if (found !== undefined) held.current = { open, record: found };
  if (held.current?.open !== open) held.current = undefined;
  return held.current?.record;
}
