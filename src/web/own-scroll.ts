/**
 * For elements whose scroll position the page manages itself. The router restores scroll positions by this attribute, even when
 * the element shows a different list or mail by then. A value that can't be used in a selector disables it.
 */
export const ownScroll = { 'data-scroll-restoration-id': '"' };
