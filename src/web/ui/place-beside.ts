/** Which of its ends a layer shares with the place, or that it stands beside it in the line. */
export type Align = 'start' | 'end' | 'beside';

const gap = 4;
const edge = 8;

/** Puts a layer that is fixed to the window below or beside a place in it, and as far as needed into sight. */
export function placeBeside(element: HTMLElement, beside: DOMRect, align: Align): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const [start, end] = isRightToLeft ? [window.innerWidth - beside.right, window.innerWidth - beside.left] : [beside.left, beside.right];
  // Beside what is as wide as the page it would stand far off.
  const isBeside = align === 'beside' && beside.width < window.innerWidth / 2;
  const after = end + gap + width <= window.innerWidth - edge ? end + gap : start - gap - width;
  const wanted = isBeside ? after : align === 'end' ? end - width : start;
  const below = isBeside ? beside.top : beside.bottom + gap;
  const top = below + height > window.innerHeight - edge ? Math.max(edge, Math.min(below, window.innerHeight - height - edge)) : below;
  element.style.insetInlineStart = `${Math.max(edge, Math.min(wanted, window.innerWidth - width - edge))}px`;
  element.style.insetBlockStart = `${top}px`;
}
