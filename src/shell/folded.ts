/**
 * Returns how many items fit in a row; the others collapse into a More item after them.
 * @param widths of each, in pixels
 * @param room available width of the row, in pixels
 * @param moreWidth width of the More item, in pixels
 */
export function shownOf(widths: readonly number[], room: number, moreWidth: number): number {
  const isAll = widths.reduce((sum, width) => sum + width, 0) <= room;
  if (isAll) return widths.length;
  let left = room - moreWidth;
  const tooFar = widths.findIndex((width) => {
    left -= width;
    return left < 0;
  });
  return tooFar === -1 ? widths.length : tooFar;
}
