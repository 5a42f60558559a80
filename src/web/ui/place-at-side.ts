/** The side of an anchor a layer is placed on. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Placed {
  side: Side;
  layer: Box;
  /** The anchor's rectangle. */
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  window: Box;
  isRightToLeft: boolean;
  /** Distance between them, in pixels. */
  gap?: number;
}

/** Minimum distance from the window's edge, in pixels. */
const edge = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Returns the position of a layer: centered on a side of its anchor, flipped if only the opposite side has room, and always
 * in view. In pixels from the window's top left.
 */
export function placeAtSide({ side, layer, anchor, window, isRightToLeft, gap = 8 }: Placed) {
  const wanted = side === 'start' ? (isRightToLeft ? 'right' : 'left') : side === 'end' ? (isRightToLeft ? 'left' : 'right') : side;
  const room = {
    ...{ top: anchor.top - edge, bottom: window.height - anchor.bottom - edge },
    ...{ left: anchor.left - edge, right: window.width - anchor.right - edge },
  };
  const needed = gap + (wanted === 'top' || wanted === 'bottom' ? layer.height : layer.width);
  const shown = room[wanted] < needed && room[opposite[wanted]] > room[wanted] ? opposite[wanted] : wanted;
  const middle = {
    left: (anchor.left + anchor.right - layer.width) / 2,
    top: (anchor.top + anchor.bottom - layer.height) / 2,
  };
  const free = {
    ...middle,
    ...(shown === 'top' && { top: anchor.top - gap - layer.height }),
    ...(shown === 'bottom' && { top: anchor.bottom + gap }),
    ...(shown === 'left' && { left: anchor.left - gap - layer.width }),
    ...(shown === 'right' && { left: anchor.right + gap }),
  };
  return {
    left: within(free.left, window.width - layer.width - edge),
    top: within(free.top, window.height - layer.height - edge),
  };
}

/** Positions a `position: fixed` element beside its anchor. */
export function placeElementAtSide(element: HTMLElement, anchor: Element, side: Side, gap?: number): void {
  const { left, top } = placeAtSide({
    side,
    layer: { width: element.offsetWidth, height: element.offsetHeight },
    anchor: anchor.getBoundingClientRect(),
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    isRightToLeft: getComputedStyle(element).direction === 'rtl',
    ...(gap !== undefined && { gap }),
  });
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

const within = (value: number, most: number) => Math.max(edge, Math.min(value, most));
