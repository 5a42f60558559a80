import { useEffect, useState } from 'react';
import { runSoon } from './settled.ts';

/** Debounces a text: returns its last value once it has not changed for `restMs`. */
export function useDebounced(text: string, restMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => (rested === text ? undefined : runSoon(() => setRested(text), restMs)), [text, rested, restMs]);
  return rested;
}
