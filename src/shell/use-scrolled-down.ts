import { useEffect, useState } from 'react';

/** From how far down the way back up is offered, in pixels. */
const offeredFrom = 400;

/** Whether the page has been scrolled so far down that one may want back to its top. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const look = () => setDown(window.scrollY > offeredFrom);
    // Not now: that would lay out the page before its styles are all known.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isDown;
}
