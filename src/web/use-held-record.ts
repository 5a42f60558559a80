import { useRef } from 'react';

/**
 * Keeps the last version of the record opened over a list, so its form and input stay when someone deletes the record or it moves to
 * another page.
 * @param open the record's key in the URL; nothing is kept without it
 * @param found the record, while the list contains it
 */
export function useHeldRecord<R>(open: string | undefined, found: R | undefined): R | undefined {
  const held = useRef<{ open: string | undefined; record: R }>(undefined);
  if (found !== undefined) held.current = { open, record: found };
  if (held.current?.open !== open) held.current = undefined;
  return held.current?.record;
}
