import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page has become idle since mounting; used to defer rendering. */
export function useIsIdle(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest;
}
