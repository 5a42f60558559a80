/** Aligns a layer to one end of its anchor, or places it beside. */
export type Align = 'start' | 'end' | 'beside';

const gap = 4;
const edge = 8;

/** Positions a `position: fixed` layer below or beside an anchor, shifted into view as needed. */
export function placeBeside(element: HTMLElement, beside: DOMRect, align: Align): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const [start, end] = isRightToLeft ? [window.innerWidth - beside.right, window.innerWidth - beside.left] : [beside.left, beside.right];
  // Beside an anchor as wide as the page it would be too far away.
  const isBeside = align === 'beside' && beside.width < window.innerWidth / 2;
  const after = end + gap + width <= window.innerWidth - edge ? end + gap : start - gap - width;
  const wanted = isBeside ? after : align === 'end' ? end - width : start;
  const below = isBeside ? beside.top : beside.bottom + gap;
  const top = below + height > window.innerHeight - edge ? Math.max(edge, Math.min(below, window.innerHeight - height - edge)) : below;
  element.style.insetInlineStart = `${Math.max(edge, Math.min(wanted, window.innerWidth - width - edge))}px`;
  element.style.insetBlockStart = `${top}px`;
}
