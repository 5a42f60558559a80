import { addToast, type ToastRequest } from './toast-queue.ts';

/** Shows a short message in a corner. `action` is what can be done about it (*Undo*, *Try again*); it stays 5 seconds, 8 with an action. */
export function toast(request: ToastRequest): void {
  addToast(request);
}
