/**
 * How many of some things in a line can be shown; the others fold into one that is shown after them.
 * @param widths of each, in pixels
 * @param room what the line has, in pixels
 * @param moreWidth how wide that one is into which they fold
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
