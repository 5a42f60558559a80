import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks is still on the page: who has gone on while an answer was under way is not led back by it. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
