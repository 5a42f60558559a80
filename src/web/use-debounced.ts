import { useEffect, useState } from 'react';
import { runSoon } from './settled.ts';

/** Debounces a text: what it was last, once it rests for so long. */
export function useDebounced(text: string, restMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => (rested === text ? undefined : runSoon(() => setRested(text), restMs)), [text, rested, restMs]);
  return rested;
}
