import { currentToasts, dismissToast } from '#web/toast-queue.ts';
import { newestWrite, takeBackWrite, type Write } from './undo-history.ts';
import { writesUntilNow } from './writes-under-way.ts';

/**
 * Takes back what was done last, in whichever app. Before a write has its answer it cannot be taken back, and nobody knows whether it was
 * done at all: it is waited for. Answers what it was; undefined when there is nothing.
 */
export async function undoNewest(): Promise<Write | undefined> {
  const newest = newestWrite(await writesUntilNow());
  if (newest) undoWrite(newest.id);
  return newest;
}

/** Takes one back, and the message away that offers it. */
export function undoWrite(id: number): void {
  if (currentToasts().some((toast) => toast.id === id)) dismissToast(id);
  void takeBackWrite(id);
}
