import type { MouseEvent } from 'react';

/** Whether a click on a link should be handled by the app: the primary button without modifiers that open a tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
