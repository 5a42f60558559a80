/** What browsers draw of one element at most, with room to spare: Firefox stops at 17.8 million pixels. */
export const mostHeight = 12_000_000;

/** How a list stands in its scroller. */
export interface ScaledPlace {
  /** How far the scroller is scrolled. */
  scrollTop: number;
  /** What is to be taken off from where a row would stand, in pixels. */
  offset: number;
}

/** How high what is scrolled is: as high as all rows, or as a browser can draw. */
export const scrolledHeight = (count: number, rowHeight: number): number => Math.min(count * rowHeight, mostHeight);

/**
 * Where a list of any height stands after its scroller was scrolled. A step within sight moves it by as much, so that no row is passed over
 * and scrolling is smooth; a leap, as of the scroll bar, goes to the same share of the list. The list's own place is `scrollTop + offset`.
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
  // At both ends the list must be there to the last pixel.
  if (scrollTop <= 0) return { scrollTop, offset: 0 };
  if (scrollTop >= drawn - viewHeight - 1) return { scrollTop, offset: most };
  if (Math.abs(scrollTop - before.scrollTop) < viewHeight) return { scrollTop, offset: Math.min(most, Math.max(0, before.offset)) };
  return { scrollTop, offset: Math.round((scrollTop / (drawn - viewHeight)) * most) };
}

/** The scroller's place at which the list has this far scrolled, in pixels: where the list is again by its share, after any steps. */
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
