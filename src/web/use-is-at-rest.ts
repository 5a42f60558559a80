import { useEffect, useState } from 'react';
import { whenAtRest } from './when-at-rest.ts';

/** Whether the page has come to rest since this was mounted: what can wait is rendered then. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  return isAtRest;
}
