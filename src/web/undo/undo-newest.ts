import { currentToasts, dismissToast } from '#web/toast-queue.ts';
import { newestWrite, undoEntry, type Write } from './undo-history.ts';
import { waitForWrites } from './writes-under-way.ts';

/**
 * Undoes the latest action of any app. A pending write may still fail, so it first waits for writes started after the latest known action.
 * Returns the undone entry; undefined if there is none.
 */
export async function undoNewest(): Promise<Write | undefined> {
  const newest = newestWrite(await waitForWrites(newestWrite(Number.POSITIVE_INFINITY)?.place));
  if (newest) undoWrite(newest.id);
  return newest;
}

/** Undoes an entry and dismisses its toast. */
export function undoWrite(id: number): void {
  if (currentToasts().some((toast) => toast.id === id)) dismissToast(id);
  void undoEntry(id);
}
