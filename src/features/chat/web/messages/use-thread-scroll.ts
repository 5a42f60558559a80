import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance in pixels within which the reader counts as being at the end. */
const endPx = 48;

interface Given {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  /** Whether the window reaches the end of the thread. */
  isEndOfThread: boolean;
  /** Called when the reader scrolls or the content changes. */
  onMove: (place: { abovePx: number; belowPx: number }) => void;
}

export interface ThreadScroll {
  isAtEnd: boolean;
  toEnd: () => void;
  /** Scrolls a message to the middle or the top. Returns whether it is rendered. */
  toMessage: (key: string | number, where: 'middle' | 'top') => boolean;
  onScroll: () => void;
}

/**
 * Keeps the scroll position: stuck to the end, or anchored to the first visible message whatever is inserted above, below, or in between.
 * Messages carry `data-key`; sent ones also `data-id`.
 */
export function useThreadScroll({ scroller, content, isEndOfThread, onMove }: Given): ThreadScroll {
  const [isAtEnd, setAtEnd] = useState(true);
  const held = useRef<{ atEnd: boolean; key: string | undefined; offset: number }>({ atEnd: true, key: undefined, offset: 0 });
  const latest = useRef({ isEndOfThread, onMove });
  latest.current = { isEndOfThread, onMove };

  const remember = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const belowPx = box.scrollHeight - box.clientHeight - box.scrollTop;
    const top = box.getBoundingClientRect().top;
    const first = firstInSight(box, top);
    const atEnd = belowPx <= endPx && latest.current.isEndOfThread;
    held.current = { atEnd, key: first?.dataset.key, offset: first ? first.getBoundingClientRect().top - top : 0 };
    setAtEnd(atEnd);
    latest.current.onMove({ abovePx: box.scrollTop, belowPx });
  }, [scroller]);

  const keep = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const { atEnd, key, offset } = held.current;
    const anchor = key === undefined ? null : box.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (atEnd || !anchor) {
      if (atEnd) box.scrollTop = box.scrollHeight;
    } else box.scrollTop += anchor.getBoundingClientRect().top - box.getBoundingClientRect().top - offset;
    remember();
  }, [scroller, remember]);

  useLayoutEffect(keep);
  useEffect(() => {
    const observer = new ResizeObserver(keep);
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [keep, scroller, content]);

  return {
    isAtEnd,
    toEnd() {
      held.current = { atEnd: true, key: undefined, offset: 0 };
      const box = scroller.current;
      if (box) box.scrollTop = box.scrollHeight;
      remember();
    },
    toMessage(key, where) {
      const box = scroller.current;
      const found = box?.querySelector<HTMLElement>(`[data-id="${key}"]`);
      if (!box || !found) return false;
      const gap = where === 'top' ? 56 : Math.max(56, (box.clientHeight - found.offsetHeight) / 2);
      box.scrollTop += found.getBoundingClientRect().top - box.getBoundingClientRect().top - gap;
      remember();
      return true;
    },
    onScroll: remember,
  };
}

/** Finds the first message whose bottom is below the upper edge, by binary search. */
function firstInSight(box: HTMLElement, top: number): HTMLElement | undefined {
  const all = box.querySelectorAll<HTMLElement>('[data-key]');
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > top + 1) high = middle;
    else low = middle + 1;
  }
  return all[low];
}
