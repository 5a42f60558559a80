import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listHeight } from '#web/content-width.ts';
import { windowOf } from '#web/window-of.ts';
import { placeOfTop, type ScaledPlace, scrolledHeight, scrolledTo } from './scaled-rows.ts';

const overscan = 8;
/** How long after the last scroll event the list is aligned to its share again. */
const debounceMs = 160;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
}

/** Virtualizes any number of rows of the same height. Lists taller than a browser can render are scaled. */
export function useScaledRows({ scroller, count, rowHeight }: Options) {
  const [place, setPlace] = useState<ScaledPlace>({ scrollTop: 0, offset: 0 });
  const [viewHeight, setViewHeight] = useState(listHeight);
  const latest = useRef(place);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = { count, rowHeight, viewHeight };
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setViewHeight(entry.contentRect.height));
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
    };
  }, [scroller]);

  const put = (next: ScaledPlace) => {
    latest.current = next;
    setPlace(next);
  };
  // Applies programmatic moves to the scroller before the next paint.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && Math.abs(element.scrollTop - place.scrollTop) > 1) element.scrollTop = place.scrollTop;
  }, [scroller, place]);

  const toTop = (top: number) => put(placeOfTop(top, list));
  const onScroll = () => {
    const scrollTop = scroller.current?.scrollTop ?? 0;
    if (Math.abs(scrollTop - latest.current.scrollTop) <= 1) return;
    put(scrolledTo(latest.current, scrollTop, list));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => toTop(latest.current.scrollTop + latest.current.offset), debounceMs);
  };
  const top = place.scrollTop + place.offset;
  const window = windowOf({ count, top: Math.floor(top / rowHeight), rows: Math.ceil(viewHeight / rowHeight), overscan });
  return {
    ...window,
    topRow: Math.floor(top / rowHeight),
    height: scrolledHeight(count, rowHeight),
    /** Returns a row's position in the scrollable area, in pixels. */
    startOf: (index: number) => index * rowHeight - place.offset,
    onScroll,
    /** Scrolls only as far as needed to show the whole row. */
    reveal: (index: number) => {
      const start = index * rowHeight;
      if (start < top) toTop(start);
      else if (start + rowHeight > top + viewHeight) toTop(start + rowHeight - viewHeight);
    },
  };
}
