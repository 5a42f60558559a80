import { currentToasts, dismissToast } from '#web/toast-queue.ts';
import { newestWrite, undoEntry, type Write } from './undo-history.ts';
import { waitForWrites } from './writes-under-way.ts';

/**
 * Takes back what was done last, in whichever app. A write without an answer may have failed: what began after the newest known action is
 * waited for. Answers what it was; undefined when there is nothing.
 */
export async function undoNewest(): Promise<Write | undefined> {
  const newest = newestWrite(await waitForWrites(newestWrite(Number.POSITIVE_INFINITY)?.place));
  if (newest) undoWrite(newest.id);
  return newest;
}

/** Takes one back, and the message away that offers it. */
export function undoWrite(id: number): void {
  if (currentToasts().some((toast) => toast.id === id)) dismissToast(id);
  void undoEntry(id);
}
