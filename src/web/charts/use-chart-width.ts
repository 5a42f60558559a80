import { type RefObject, useEffect, useState } from 'react';

/** Returns an element's current width in pixels; 0 until measured. Charts have a fixed height, so nothing shifts when they render. */
export function useChartWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
