import { type RefObject, useEffect, useState } from 'react';
import { contentWidth } from './content-width.ts';

/**
 * Returns an element's current width in pixels. Before layout it assumes the width of the page content minus `besidePx`,
 * because measuring would delay the first rows.
 */
export function useInlineSize(element: RefObject<HTMLElement | null>, besidePx = 0): number {
  const [width, setWidth] = useState(() => Math.max(0, contentWidth() - besidePx));
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
