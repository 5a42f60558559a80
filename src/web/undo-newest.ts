import { currentToasts, dismissToast } from './toast-queue.ts';

/** Takes back what was done last, as long as a message offers it. */
export function undoNewest(): void {
  const newest = currentToasts().findLast(({ action }) => action?.isUndo);
  if (!newest) return;
  dismissToast(newest.id);
  newest.action?.run();
}
