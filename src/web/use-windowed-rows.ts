import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listHeight } from './content-width.ts';
import { whenIdle } from './when-idle.ts';
import { windowOf } from './window-of.ts';

/** How many rows beyond those in sight are drawn: once the page is at rest, or somebody scrolls. What is seen comes sooner without them. */
const mostOverscan = 6;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** The height of every row, in pixels; when it changes, the topmost row stays. */
  rowHeight: number;
  /** The topmost row to begin with, from 0. */
  firstRow?: number;
}

/** What of a list of any length is in the page. */
export interface WindowedRows {
  /** The topmost row in sight, from 0. */
  top: number;
  /** The rows that are drawn, from 0. */
  first: number;
  last: number;
  /** For the scroller's `onScroll`. */
  onScroll: () => void;
  /** Scrolls no further than it takes to see the whole row. */
  reveal: (index: number) => void;
}

/**
 * A windowed list of rows of one height: those in sight are in the page, placed by their index. Nothing of the layout is read before the
 * first rows are there: how many fit is guessed from the viewport, and corrected when the browser tells the size.
 */
export function useWindowedRows({ scroller, count, rowHeight, firstRow = 0 }: Options): WindowedRows {
  const [top, setTop] = useState(firstRow);
  const [height, setHeight] = useState(listHeight);
  const [overscan, setOverscan] = useState(0);
  useEffect(() => whenIdle(() => setOverscan(mostOverscan)), []);

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
    // Where the browser begins by itself nothing is to be said, nor where only the person has scrolled.
    if (before.rowHeight === rowHeight || top === 0) return;
    if (scroller.current) scroller.current.scrollTop = top * rowHeight;
  }, [scroller, rowHeight, top]);

  const { first, last } = windowOf({ count, top, rows: Math.ceil(height / rowHeight), overscan });
  return {
    top,
    first,
    last,
    onScroll: () => {
      setOverscan(mostOverscan);
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
