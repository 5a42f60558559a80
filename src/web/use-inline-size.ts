import { type RefObject, useEffect, useState } from 'react';
import { contentWidth } from './content-width.ts';

/**
 * An element's width in pixels, kept up to date. Before it is laid out it is taken to be as wide as the page's content, less `besidePx` for
 * what stands beside it: measuring would hold up the first rows.
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
