import { currentToasts, dismissToast } from '#web/toast-queue.ts';
import { newestWrite, takeBackWrite, type Write } from './undo-history.ts';

/** Takes back what was done last, in whichever app. Answers what it was; undefined when there is nothing. */
export function undoNewest(): Write | undefined {
  const newest = newestWrite();
  if (newest) undoWrite(newest.id);
  return newest;
}

/** Takes one back, and the message away that offers it. */
export function undoWrite(id: number): void {
  if (currentToasts().some((toast) => toast.id === id)) dismissToast(id);
  void takeBackWrite(id);
}
