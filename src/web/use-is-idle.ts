import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page has come to rest since this was mounted: what can wait is rendered then. */
export function useIsIdle(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest;
}
