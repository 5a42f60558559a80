import { type RefObject, useEffect, useState } from 'react';

/** An element's width in pixels, kept up to date; 0 before it is known: charts have their height, so that nothing moves when they are drawn. */
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
