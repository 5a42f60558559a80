import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listHeight } from './content-width.ts';
import { whenIdle } from './when-idle.ts';
import { windowOf } from './window-of.ts';

/** Maximum overscan, used once the page is idle or scrolled. Without it, the visible rows render sooner. */
const maxOverscan = 6;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Row height in pixels. When it changes, the topmost row stays. */
  rowHeight: number;
  /** Index of the initial topmost row. */
  firstRow?: number;
}

export interface WindowedRows {
  /** Index of the topmost visible row. */
  top: number;
  /** Range of rendered rows, zero-based. */
  first: number;
  last: number;
  onScroll: () => void;
  /** Scrolls only as far as needed to show the whole row. */
  reveal: (index: number) => void;
}

/**
 * Virtualizes a list of rows of the same height, positioned by index. Avoids reading layout before the first rows render:
 * estimates from the viewport how many fit, and corrects that once the browser reports the size.
 */
export function useWindowedRows({ scroller, count, rowHeight, firstRow = 0 }: Options): WindowedRows {
  const [top, setTop] = useState(firstRow);
  const [height, setHeight] = useState(listHeight);
  const [overscan, setOverscan] = useState(0);
  useEffect(() => whenIdle(() => setOverscan(maxOverscan)), []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setHeight(entry.contentRect.height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const placed = useRef({ rowHeight: 0, top: 0 });
  useLayoutEffect(() => {
    const before = placed.current;
    placed.current = { rowHeight, top };
    // Nothing to do at the top, or when only the scroll position changed.
    if (before.rowHeight === rowHeight || top === 0) return;
    if (scroller.current) scroller.current.scrollTop = top * rowHeight;
  }, [scroller, rowHeight, top]);

  const { first, last } = windowOf({ count, top, rows: Math.ceil(height / rowHeight), overscan });
  return {
    top,
    first,
    last,
    onScroll: () => {
      setOverscan(maxOverscan);
      setTop(Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight));
    },
    reveal: (index) => {
      const list = scroller.current;
      if (!list) return;
      const start = index * rowHeight;
      list.scrollTop = Math.min(start, Math.max(list.scrollTop, start + rowHeight - list.clientHeight));
    },
  };
}
