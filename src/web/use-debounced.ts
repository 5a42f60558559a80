import { useEffect, useState } from 'react';
import { runSoon } from './settled.ts';

/** Debounces a text: returns its last value once it has not changed for `debounceMs`. */
export function useDebounced(text: string, debounceMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => (rested === text ? undefined : runSoon(() => setRested(text), debounceMs)), [text, rested, debounceMs]);
  return rested;
}
