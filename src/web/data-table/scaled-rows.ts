/** Safe maximum height of an element in browsers; Firefox stops at 17.8 million pixels. */
export const maxHeight = 12_000_000;

/** The scroll position of a list taller than its scroller. */
export interface ScaledPlace {
  /** The scroller's `scrollTop`. */
  scrollTop: number;
  /** Subtracted from each row's position, in pixels. */
  offset: number;
}

/** Returns the scrollable height: that of all rows, capped at the browser limit. */
export const scrolledHeight = (count: number, rowHeight: number): number => Math.min(count * rowHeight, maxHeight);

/**
 * Returns the list's position after scrolling. A step smaller than the viewport moves it by the same distance, so scrolling is smooth and
 * skips no row;
 * a jump, such as by the scroll bar, goes to the same share of the list. The position in the list is `scrollTop + offset`.
 */
export function scrolledTo(
  before: ScaledPlace,
  scrollTop: number,
  { count, rowHeight, viewHeight }: { count: number; rowHeight: number; viewHeight: number },
): ScaledPlace {
  const whole = count * rowHeight;
  const drawn = scrolledHeight(count, rowHeight);
  if (whole <= drawn) return { scrollTop, offset: 0 };
  const most = whole - drawn;
  // Both ends must be exact to the pixel.
  if (scrollTop <= 0) return { scrollTop, offset: 0 };
  if (scrollTop >= drawn - viewHeight - 1) return { scrollTop, offset: most };
  if (Math.abs(scrollTop - before.scrollTop) < viewHeight) return { scrollTop, offset: Math.min(most, Math.max(0, before.offset)) };
  return { scrollTop, offset: Math.round((scrollTop / (drawn - viewHeight)) * most) };
}

/** Returns the scroller position for a position in the list, in pixels. It matches the list's share, independent of earlier steps. */
export function placeOfTop(
  wanted: number,
  { count, rowHeight, viewHeight }: { count: number; rowHeight: number; viewHeight: number },
): ScaledPlace {
  const whole = count * rowHeight;
  const drawn = scrolledHeight(count, rowHeight);
  const top = Math.max(0, Math.min(wanted, whole - viewHeight));
  if (whole <= drawn) return { scrollTop: top, offset: 0 };
  const offset = Math.round((top / (whole - viewHeight)) * (whole - drawn));
  return { scrollTop: top - offset, offset };
}
