/** Smaller than this nobody reads it: then it scrolls sideways as it is. */
const smallestZoom = 0.5;
/** A table of more columns holds data, which are not squeezed; one of fewer holds the parts of a mail. */
const mostParts = 3;

/**
 * Fits a shown mail into its frame's width: parts of a fixed width take the width that there is; what is wider still becomes smaller as
 * a whole, and what would become too small scrolls sideways in the frame. @returns how high the frame must be, in pixels.
 */
export function fitMail(inside: Document): number {
  const { documentElement: root, body } = inside;
  body.style.zoom = '1';
  for (const element of body.querySelectorAll<HTMLElement>('[style*="inline-size"]')) giveWidthBack(element);
  if (root.scrollWidth > root.clientWidth) narrow(body, root.clientWidth);
  const fits = root.clientWidth / root.scrollWidth;
  const zoom = fits < 1 && fits >= smallestZoom ? fits : 1;
  body.style.zoom = String(zoom);
  // Where there is a bar to scroll with, it takes its part.
  const bar = (inside.defaultView?.innerHeight ?? 0) - root.clientHeight;
  return Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight * zoom)) + bar;
}

function narrow(body: HTMLElement, width: number): void {
  const wide = [...body.querySelectorAll<HTMLElement>('table,td,th,div')].filter(
    (element) => element.offsetWidth > width && !isOfData(element),
  );
  for (const element of wide) {
    element.style.setProperty('inline-size', element.nodeName === 'TABLE' ? '100%' : 'auto', 'important');
    element.style.setProperty('min-inline-size', '0', 'important');
  }
}

function giveWidthBack(element: HTMLElement): void {
  element.style.removeProperty('inline-size');
  element.style.removeProperty('min-inline-size');
}

function isOfData(element: HTMLElement): boolean {
  const table = element.closest('table');
  return (table?.rows[0]?.cells.length ?? 0) > mostParts;
}
