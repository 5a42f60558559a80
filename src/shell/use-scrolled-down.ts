import { useEffect, useState } from 'react';

/** Scroll position from which the button is offered, in pixels. */
const offeredFrom = 400;

/** Whether the page is scrolled down far enough to offer a way back to the top. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const look = () => setDown(window.scrollY > offeredFrom);
    // Deferred: reading the scroll position now would force layout before all styles are loaded.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isDown;
}
