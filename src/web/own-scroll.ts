/**
 * For an element whose scrolling the page itself keeps. The router finds scrolled elements again by this attribute and puts them where
 * they were before each step, also when another list or mail is in them by then; a value that no selector can name keeps it off.
 */
export const ownScroll = { 'data-scroll-restoration-id': '"' };
