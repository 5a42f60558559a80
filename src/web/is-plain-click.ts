import type { MouseEvent } from 'react';

/** Whether a click on a link is for this page: the plain main button, not one that opens a tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
